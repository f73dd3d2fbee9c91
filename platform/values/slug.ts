/** The text lowercased, whitespace runs as one hyphen. */
export function hyphenated(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

/** The text without what would end a segment of a path. */
export function oneSegment(text: string): string {
  // A lone surrogate (Cs) cannot be percent-encoded: encodeURIComponent throws.
  const segment = text.replace(/[/\\?#%\p{Cc}\p{Cs}]/gu, '-');
  // An address that ends in '.data' is React Router's own.
  return segment.replace(/\.data$/, '-data');
}

/** The text itself, as far as the segment of a path can hold it. Empty only for an empty text. */
export function pathSegment(text: string): string {
  const segment = oneSegment(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  // A path swallows the segments '.' and '..'.
  return /^\.+$/.test(segment) ? `-${segment}` : segment;
}

/**
 * An address up to its last letter or figure, as every new one ends: of a link that ends in another sign, messengers
 * cut it off.
 */
export function withoutLastSigns(address: string): string {
  return address.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
}

/** The wanted address if nobody has it, else the first free one of candidate(2), candidate(3) … */
export function firstFree(
  wanted: string,
  taken: ReadonlySet<string>,
  candidate: (n: number) => string,
): string {
  let address = wanted;
  for (let n = 2; taken.has(address); n++) address = candidate(n);
  return address;
}
