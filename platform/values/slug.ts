export function hyphenated(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

export function oneSegment(text: string): string {
  // A lone surrogate (Cs) cannot be percent-encoded: encodeURIComponent throws.
  const segment = text.replace(/[/\\?#%\p{Cc}\p{Cs}]/gu, '-');
  // An address that ends in '.data' belongs to React Router.
  return segment.replace(/\.data$/, '-data');
}

export function pathSegment(text: string): string {
  const segment = oneSegment(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  // Browsers resolve the segments '.' and '..', so these must not be used.
  return /^\.+$/.test(segment) ? `-${segment}` : segment;
}

/** Removes signs at the end of an address: messengers cut them off a link. */
export function withoutLastSigns(address: string): string {
  return address.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
}

/** Tries `wanted`, then candidate(2), candidate(3) … */
export function firstFree(
  wanted: string,
  taken: ReadonlySet<string>,
  candidate: (n: number) => string,
): string {
  let address = wanted;
  for (let n = 2; taken.has(address); n++) address = candidate(n);
  return address;
}
