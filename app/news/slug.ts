import { firstFree, hyphenated, withoutLastSigns } from '#platform/values/slug.ts';

/** The title in small letters with hyphens for spaces; keeps letters, digits, '_' and '-' (spec §2). */
export function newsSlug(title: string): string {
  const kept = hyphenated(title).match(/\p{L}\p{M}*|[\d_-]/gu) ?? [];
  // A removed character may have separated two characters that now combine into one.
  return kept.join('').normalize('NFC');
}

/** A second address of the article (spec §2): 'Kapitän' becomes 'kapitn'. */
export function asciiNewsSlug(title: string): string {
  return hyphenated(title).replace(/[^a-z\d_-]/g, '');
}

/** No article may have this slug: the path of its picture, /news/vorschau/bild.png, belongs to previews. */
const previews = 'vorschau';

/** The slug, or 'artikel-<id>' if the title has no letter or digit; '-2', '-3' … follow if it is taken. */
export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(newsSlug(title)) || `artikel-${id}`;
  return firstFree(address, new Set([...taken, previews]), (n) => `${address}-${n}`);
}
