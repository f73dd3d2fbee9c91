import { firstFree, hyphenated, withoutLastSigns } from '#platform/values/slug.ts';

/** Lowercase, hyphens for spaces, only letters, digits, '_' and '-' (spec §2). May be empty. */
export function newsSlug(title: string): string {
  const kept = hyphenated(title).match(/\p{L}\p{M}*|[\d_-]/gu) ?? [];
  // A removed character may have kept apart letters that now compose.
  return kept.join('').normalize('NFC');
}

/** A second address of the article (spec §2): 'Kapitän' is 'kapitn'. */
export function asciiNewsSlug(title: string): string {
  return hyphenated(title).replace(/[^a-z\d_-]/g, '');
}

/** Previews are below /news; an article at this address would have no picture. */
const previews = 'vorschau';

/** The slug, or 'artikel-<id>' without any letter or digit. */
export function freeNewsSlug(title: string, id: number, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(newsSlug(title)) || `artikel-${id}`;
  return firstFree(address, new Set([...taken, previews]), (n) => `${address}-${n}`);
}
