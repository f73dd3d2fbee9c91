export function hyphenated(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

export function toPathSegment(text: string): string {
  // encodeURIComponent throws an error for a lone surrogate (Cs).
  const segment = text.replace(/[/\\?#%\p{Cc}\p{Cs}]/gu, '-');
  // React Router itself uses addresses that end in '.data'.
  return segment.replace(/\.data$/, '-data');
}

export function pathSegment(text: string): string {
  const segment = toPathSegment(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  return /^\.+$/.test(segment) ? `-${segment}` : segment;
}

/** Removes characters such as '.' or '!' at the end, because messengers leave them out of a link. */
export function withoutLastSigns(address: string): string {
  // Matches the part up to the last letter or digit. A pattern for the characters after it takes seconds for a
  // long address.
  return /^.*[\p{L}\p{M}\p{N}]/su.exec(address)?.[0] ?? '';
}

export function findFreeAddress(
  wanted: string,
  taken: ReadonlySet<string>,
  candidate: (n: number) => string,
): string {
  let address = wanted;
  for (let n = 2; taken.has(address); n++) address = candidate(n);
  return address;
}
