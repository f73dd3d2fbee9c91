export function hyphenated(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

export function oneSegment(text: string): string {
  // A lone surrogate (Cs) cannot be percent-encoded: encodeURIComponent would throw.
  const segment = text.replace(/[/\\?#%\p{Cc}\p{Cs}]/gu, '-');
  // React Router uses addresses that end in '.data' for its own requests.
  return segment.replace(/\.data$/, '-data');
}

export function pathSegment(text: string): string {
  const segment = oneSegment(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  // Browsers remove the segments '.' and '..' from an address.
  return /^\.+$/.test(segment) ? `-${segment}` : segment;
}

/** Removes signs at the end of an address, because messengers cut them off links. */
export function withoutLastSigns(address: string): string {
  // Greedy from the start: a pattern that looks for signs before the end takes seconds on a long address.
  return /^.*[\p{L}\p{M}\p{N}]/su.exec(address)?.[0] ?? '';
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
