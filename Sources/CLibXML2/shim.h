#include <libxml/xmlversion.h>
// Some builds use ICU for encodings; its types would clash with those of Foundation's own ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
