"""ZIP packages byte for byte, as the standard library's reader does not show them: what each entry's directory
record, local header and compressed bytes say (PKWARE APPNOTE 4.3)."""

import struct
import zlib
from collections import namedtuple

Entry = namedtuple("Entry", "name directory local compressed")
# Flag 3: sizes and check sum follow the data. A writer that copies an entry may put them where they belong.
DATA_DESCRIPTOR = 8
LONGEST_PART = 1 << 28


class NotAPackage(Exception):
    pass


def entries(data):
    """The entries in the order of the directory. Raises `NotAPackage`."""
    try:
        return list(_entries(data))
    except (struct.error, IndexError) as error:
        raise NotAPackage(f"cut short: {error}") from error


def inflated(entry):
    """The bytes of an entry's part. Raises `NotAPackage` where they are not what its directory says."""
    method, size, check = entry.directory["method"], entry.directory["size"], entry.directory["crc"]
    if method not in (0, 8) or size > LONGEST_PART:
        raise NotAPackage(f"{entry.name}: method {method}, {size} bytes")
    try:
        data = entry.compressed if method == 0 else zlib.decompressobj(-15).decompress(entry.compressed, size + 1)
    except zlib.error as error:
        raise NotAPackage(f"{entry.name}: {error}") from error
    if len(data) != size or zlib.crc32(data) != check:
        raise NotAPackage(f"{entry.name}: another size or check sum than the directory says")
    return data


def differences(before, after):
    """In words, what of an entry is not the same in two packages; its place in the archive is left out."""
    found = []
    for header in ("directory", "local"):
        old, new = dict(getattr(before, header)), dict(getattr(after, header))
        if old["flags"] & DATA_DESCRIPTOR and not new["flags"] & DATA_DESCRIPTOR:
            old["flags"] &= ~DATA_DESCRIPTOR
            if header == "local":
                for name in ("crc", "compressed", "size"):
                    old[name] = before.directory[name]
        found += [f"{header} {name}" for name in old if old[name] != new[name]]
    if before.compressed != after.compressed:
        found.append("compressed bytes")
        try:
            if inflated(before) != inflated(after):
                found.append("inflated bytes")
        except NotAPackage as error:
            found.append(str(error))
    return found


def _entries(data):
    end = data.rfind(b"PK\5\6")
    if end < 0:
        raise NotAPackage("no end of directory")
    count, size, start = struct.unpack_from("<HII", data, end + 10)
    if 0xFFFF == count or 0xFFFFFFFF in (size, start):
        count, size, start = _zip64(data, end)
    # Bytes before the archive move every place in it.
    shift = end - size - start if count and data[start : start + 4] != b"PK\1\2" else 0
    at = start + shift
    for _ in range(count):
        entry, at = _entry(data, at, shift)
        yield entry


def _zip64(data, end):
    if data[end - 20 : end - 16] != b"PK\6\7":
        raise NotAPackage("no locator of the Zip64 directory")
    (at,) = struct.unpack_from("<Q", data, end - 12)
    return struct.unpack_from("<QQQ", data, at + 32)


def _entry(data, at, shift):
    if data[at : at + 4] != b"PK\1\2":
        raise NotAPackage(f"no directory record at {at}")
    names = "made needs flags method time date crc compressed size name extra comment disk internal external place"
    record = dict(zip(names.split(), struct.unpack_from("<6H3I5H2I", data, at + 4)))
    texts = at + 46
    lengths = [record.pop(key) for key in ("name", "extra", "comment")]
    name, extra, comment = _cut(data, texts, lengths)
    record |= {"name": name, "extra": extra, "comment": comment}
    _widen(record)
    local, compressed = _local(data, record.pop("place") + shift, record["compressed"])
    text = name.decode("utf-8" if record["flags"] & 0x800 else "cp437")
    # Some programs write folders with backslashes; parts are named with slashes.
    return Entry(text.replace("\\", "/"), record, local, compressed), texts + sum(lengths)


def _local(data, at, length):
    if data[at : at + 4] != b"PK\3\4":
        raise NotAPackage(f"no local header at {at}")
    names = "needs flags method time date crc compressed size name extra"
    header = dict(zip(names.split(), struct.unpack_from("<5H3I2H", data, at + 4)))
    lengths = [header.pop(key) for key in ("name", "extra")]
    header |= dict(zip(("name", "extra"), _cut(data, at + 30, lengths)))
    begin = at + 30 + sum(lengths)
    if begin + length > len(data):
        raise NotAPackage(f"the entry at {at} is cut short")
    return header, data[begin : begin + length]


def _cut(data, at, lengths):
    for length in lengths:
        yield data[at : at + length]
        at += length


def _widen(record):
    """Takes sizes and place from the Zip64 field, in whose order they stand, where 32 bits did not hold them."""
    at, extra = 0, record["extra"]
    while at + 4 <= len(extra):
        kind, length = struct.unpack_from("<HH", extra, at)
        if kind == 1:
            fields = [name for name in ("size", "compressed", "place") if record[name] == 0xFFFFFFFF]
            for index, name in enumerate(fields):
                (record[name],) = struct.unpack_from("<Q", extra, at + 4 + 8 * index)
        at += 4 + length
