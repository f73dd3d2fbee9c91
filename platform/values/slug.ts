/**
 * The last path segment of an article: the title lowercased, whitespace runs as one hyphen, of the
 * rest only letters (umlauts too, with their marks), digits, underscore and hyphen (spec §2).
 * May be empty.
 */
export function newsSlug(title: string): string {
  const kept = hyphenated(title).match(/\p{L}\p{M}*|[\d_-]/gu) ?? [];
  // Letters that a removed character kept apart may now compose.
  return kept.join('').normalize('NFC');
}

/** The news slug with ASCII letters only, which finds an article too (spec §2): 'Kapitän' is 'kapitn'. */
export function asciiNewsSlug(title: string): string {
  return hyphenated(title).replace(/[^a-z\d_-]/g, '');
}

/** The last path segment of a match report: '<prefix>-vs-<opponent>' (spec §2). */
export function gameSlug(prefix: string, opponent: string): string {
  return oneSegment(`${prefix.normalize('NFC')}-vs-${hyphenated(opponent)}`);
}

/**
 * The last path segment of a player's or trainer's page: the name itself (spec §2), as far as a
 * path can hold it. Empty only for an empty name.
 */
export function personAddress(name: string): string {
  const segment = oneSegment(name.normalize('NFC').replace(/\s+/g, ' ').trim());
  // A path swallows the segments '.' and '..'.
  return /^\.+$/.test(segment) ? `-${segment}` : segment;
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

/**
 * The address of a new game: the plain slug for the first game against an opponent, with the date
 * (YYYY-MM-DD) after it for later ones, and a number after that for a second one on that day.
 */
export function freeGameSlug(
  game: { prefix: string; opponent: string; date: string },
  taken: ReadonlySet<string>,
): string {
  const plain = gameSlug(game.prefix, game.opponent);
  const dated = `${plain}-${game.date}`;
  return firstFree(plain, taken, (n) => (n === 2 ? dated : `${dated}-${n - 1}`));
}

/** The address of a new player or trainer: the name, else 'name (2)', 'name (3)' … */
export function freePersonAddress(name: string, taken: ReadonlySet<string>): string {
  const address = personAddress(name) || 'Unbekannt';
  return firstFree(address, taken, (n) => `${address} (${n})`);
}

/** The address of a new article: its slug, or 'artikel-<id>' when no letter or digit is left. */
export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const slug = newsSlug(title);
  const address = /[^-]/.test(slug) ? slug : `artikel-${id}`;
  return firstFree(address, taken, (n) => `${address}-${n}`);
}

function hyphenated(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

function oneSegment(text: string): string {
  // A lone surrogate (Cs) cannot be percent-encoded: encodeURIComponent throws.
  const segment = text.replace(/[/\\?#%\p{Cc}\p{Cs}]/gu, '-');
  // An address that ends in '.data' is React Router's own.
  return segment.replace(/\.data$/, '-data');
}
