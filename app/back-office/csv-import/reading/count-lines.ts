const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];
/** NUL, tab, space, comma, semicolon: a line that has only these bytes counts as empty. */
const isBlankByte = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x20, 0x2c, 0x3b]) isBlankByte[byte] = 1;

/** Counts the rows of a file in any encoding. A row can contain line breaks inside quotation marks. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  let isBlank = true;
  let isQuoted = false;
  // An iterator over the bytes would take three times as long for 15 MB.
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) isQuoted = !isQuoted;
    if ((byte === lineFeed || byte === carriageReturn) && !isQuoted) {
      if (!isBlank) lines += 1;
      isBlank = true;
    } else if (isBlank && isBlankByte[byte] === 0) isBlank = false;
  }
  return isBlank ? lines : lines + 1;
}

export const maxListCharacters = 200_000;
export const maxListRows = 2_000;
