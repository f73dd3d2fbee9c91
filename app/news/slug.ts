import { findFreeAddress, hyphenated, withoutLastSigns } from '#platform/values/slug.ts';

/** Uses small letters, and hyphens for spaces. Keeps only letters, digits, '_' and '-' (spec §2). */
export function newsSlug(title: string): string {
  const kept = hyphenated(title).match(/\p{L}\p{M}*|[\d_-]/gu) ?? [];
  // Characters can combine after the removal of a sign between them, so the text is normalised.
  return kept.join('').normalize('NFC');
}

/** A second address that leads to the article (spec §2). It has no umlauts: 'Kapitän' becomes 'kapitn'. */
export function asciiNewsSlug(title: string): string {
  return hyphenated(title).replace(/[^a-z\d_-]/g, '');
}

/** No article has this slug: the address of its picture would be that of a preview, /news/vorschau/bild.png. */
export const previewsSlug = 'vorschau';

export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(newsSlug(title)) || `artikel-${id}`;
  return findFreeAddress(address, new Set([...taken, previewsSlug]), (n) => `${address}-${n}`);
}
