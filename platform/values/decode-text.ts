const utf8 = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/** Each letter beyond ASCII that a byte is in the western encodings, with that byte. */
const westernBytes = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [western.decode(Uint8Array.of(byte)), byte] as const,
  ]),
);

/** The text of a file, in whatever encoding it came, read twice over as well. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return repair(utf8.decode(bytes));
  } catch {
    return western.decode(bytes);
  }
}

/** 'MÃ¼nchen', UTF-8 that somebody has read as western letters, as 'München'. */
function repair(text: string): string {
  return text.replace(/[^\p{ASCII}]{2,}/gu, (run) => {
    const bytes = Array.from(run, (letter) => westernBytes.get(letter));
    if (!bytes.every((byte) => byte !== undefined)) return run;
    try {
      return utf8.decode(Uint8Array.from(bytes));
    } catch {
      return run;
    }
  });
}
