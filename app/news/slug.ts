import { firstFree, hyphenated, withoutLastSigns } from '#platform/values/slug.ts';

/** Lowercase, hyphens for spaces, only letters, digits, '_' and '-' (spec §2). May be empty. */
export function newsSlug(title: string): string {
  const kept = hyphenated(title).match(/\p{L}\p{M}*|[\d_-]/gu) ?? [];
  // A removed character may have separated two characters that now combine into one.
  return kept.join('').normalize('NFC');
}

/** A second address of the article (spec §2): 'Kapitän' becomes 'kapitn'. */
export function asciiNewsSlug(title: string): string {
  return hyphenated(title).replace(/[^a-z\d_-]/g, '');
}

/** Not free: /news/vorschau/bild.png is a preview, so such an article would have no share picture. */
const previews = 'vorschau';

/** The slug, or 'artikel-<id>' if the title has no letter or digit; numbered if it is taken. */
export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(newsSlug(title)) || `artikel-${id}`;
  return firstFree(address, new Set([...taken, previews]), (n) => `${address}-${n}`);
}
