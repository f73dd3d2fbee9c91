import { firstFree, hyphenated, withoutLastSigns } from '#platform/values/slug.ts';

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

/** Below /news lie the previews of drafts; an article there would have no picture. */
const previews = 'vorschau';

/** The address of a new article: its slug, or 'artikel-<id>' when no letter or digit is left. */
export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(newsSlug(title)) || `artikel-${id}`;
  return firstFree(address, new Set([...taken, previews]), (n) => `${address}-${n}`);
}
