internal import CLibXML2
import Foundation

/// A receiver of a parser's events.
protocol XMLHandler: AnyObject {
  /// Handles the start of an element.
  func start(_ element: XMLElement) throws(SpreadsheetFileError)
  /// Handles the end of an element.
  func end(_ name: XMLName) throws(SpreadsheetFileError)
  /// Handles text within an element, which arrives in pieces of any length.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError)
}

/// Feeds libxml2's SAX2 parser piece by piece, without network, DTDs or entities other than the predefined five.
final class XMLPushParser {
  private let handler: any XMLHandler
  private let limits: ReadingLimits
  private var context: xmlParserCtxtPtr?
  private var decoder = XMLByteDecoder()
  private var markup: MarkupGuard
  private var depth = 0
  private var failure: SpreadsheetFileError?
  /// The namespaces so far, by the parser's pointer to the URI, which is the same for equal URIs.
  private var namespaces: [(uri: UnsafePointer<UInt8>, meaning: XMLNamespace)] = []

  init(_ handler: any XMLHandler, limits: ReadingLimits) throws(SpreadsheetFileError) {
    self.handler = handler
    self.limits = limits
    markup = MarkupGuard(limits: limits)
    _ = Self.library
    var events = Self.events
    context = xmlCreatePushParserCtxt(&events, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    guard let context else { throw .damagedPart("there is no memory for an XML parser") }
    let options = [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC]
    _ = xmlCtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
  }

  deinit {
    xmlFreeParserCtxt(context)
  }

  /// Detects the encoding from a document's first bytes, before they are parsed in smaller pieces.
  func begin(with bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    do {
      try decoder.begin(with: bytes)
    } catch {
      throw error.located(line: line)
    }
  }

  /// Parses the next bytes of the document.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    var start = 0
    while start < bytes.count {
      // Slices are small, because libxml2 copies its input and searches it for the last tag.
      let end = min(start + Self.sliceLength, bytes.count)
      try parseSlice(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
  }

  private static let sliceLength = 256 << 10

  private func parseSlice(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    do {
      try decoder.decode(bytes) { bytes throws(SpreadsheetFileError) in
        do throws(SpreadsheetFileError) {
          try markup.check(bytes)
        } catch {
          // The bytes before the tag are parsed first, so that the error has the line number of the tag.
          try feed(UnsafeBufferPointer(rebasing: bytes[..<markup.lastTag]), isLast: false)
          throw error
        }
        try feed(bytes, isLast: false)
      }
    } catch {
      throw error.located(line: line)
    }
  }

  /// Counts the lines in bytes that other code reads instead of the parser; these bytes lie between two elements.
  func passOver(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var position = bytes.baseAddress, let input = context?.pointee.input else { return }
    let end = position + bytes.count
    while let found = memchr(position, 0x0A, end - position) {
      // The parser's error messages contain the line number.
      input.pointee.line += 1
      position = UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self) + 1
    }
  }

  /// Whether all bytes so far were UTF-8 and have been reported as events, so that the parser has no unread bytes.
  var isUpToDate: Bool {
    guard decoder.isUTF8, let input = context?.pointee.input else { return false }
    return input.pointee.cur == input.pointee.end
  }

  /// Ends the document, which must be complete.
  func finish() throws(SpreadsheetFileError) {
    guard decoder.isStarted else { throw .damagedPart("the part is empty") }
    try decoder.finish()
    do {
      try feed(UnsafeBufferPointer(start: nil, count: 0), isLast: true)
    } catch {
      throw error.located(line: line)
    }
  }

  private func feed(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) throws(SpreadsheetFileError) {
    _ = bytes.withMemoryRebound(to: CChar.self) { bytes in
      xmlParseChunk(context, bytes.baseAddress, Int32(bytes.count), isLast ? 1 : 0)
    }
    if let failure { throw failure }
    guard context?.pointee.wellFormed == 1 else { throw syntaxError }
  }

  private var line: Int? {
    let line = Int(xmlSAX2GetLineNumber(context))
    return line > 0 ? line : nil
  }

  private var syntaxError: SpreadsheetFileError {
    let message = xmlCtxtGetLastError(context)?.pointee.message.map { String(cString: $0) } ?? ""
    let text = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown error"
    return .damagedPart("the XML is not well-formed (\(text))")
  }

  // MARK: Events

  fileprivate func handleStart(_ element: XMLElement) {
    perform { () throws(SpreadsheetFileError) in
      depth += 1
      guard depth <= limits.xmlDepth else {
        throw limits.passed(.xmlDepth, "elements lie \(depth) deep inside each other")
      }
      try handler.start(element)
    }
  }

  fileprivate func handleEnd(_ name: XMLName) {
    depth -= 1
    perform { () throws(SpreadsheetFileError) in try handler.end(name) }
  }

  fileprivate func handleText(_ bytes: UnsafeBufferPointer<UInt8>) {
    perform { () throws(SpreadsheetFileError) in try handler.text(bytes) }
  }

  fileprivate func handleDocumentType() {
    perform { () throws(SpreadsheetFileError) in throw .documentType }
  }

  /// Keeps the first error and stops the parser, because errors cannot be thrown through C code.
  @inline(__always)
  private func perform(_ event: () throws(SpreadsheetFileError) -> Void) {
    guard failure == nil else { return }
    do {
      try event()
    } catch {
      failure = error.located(line: line)
      xmlStopParser(context)
    }
  }

  @inline(__always)
  fileprivate func namespace(_ uri: UnsafePointer<UInt8>?) -> XMLNamespace {
    guard let uri else { return .other }
    for known in namespaces where known.uri == uri { return known.meaning }
    let meaning = XMLNamespace(uri: String(cString: uri))
    namespaces.append((uri, meaning))
    return meaning
  }

  /// Initializes libxml2's global tables, which must happen before threads use them.
  private static let library: Void = xmlInitParser()

  private static var events: xmlSAXHandler {
    var events = xmlSAXHandler()
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = { context, local, _, uri, _, _, count, _, attributes in
      guard let local, let parser = parser(context) else { return }
      let name = XMLName(local: local, namespace: parser.namespace(uri))
      parser.handleStart(XMLElement(name: name, attributes: attributes, count: Int(count)))
    }
    events.endElementNs = { context, local, _, uri in
      guard let local, let parser = parser(context) else { return }
      parser.handleEnd(XMLName(local: local, namespace: parser.namespace(uri)))
    }
    events.characters = { context, start, count in
      parser(context)?.handleText(UnsafeBufferPointer(start: start, count: Int(count)))
    }
    events.ignorableWhitespace = events.characters
    events.cdataBlock = events.characters
    events.internalSubset = { context, _, _, _ in parser(context)?.handleDocumentType() }
    return events
  }
}

/// The parser behind the pointer that libxml2 passes to each callback.
@inline(__always)
private func parser(_ context: UnsafeMutableRawPointer?) -> XMLPushParser? {
  context.map { Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
}
