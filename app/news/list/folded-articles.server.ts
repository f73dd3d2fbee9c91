import type { Db } from '#platform/db/client.server.ts';
import { findChanges } from '#platform/records/revision.server.ts';
import { foldSearched } from '#platform/values/normalize-name.ts';

const maxBytes = 8 * 1024 * 1024;

interface FoldedCache {
  revision: number;
  bytes: number;
  texts: Map<string, string>;
}

/** Keeps texts that foldSearched has prepared, because preparing a text takes longer than searching it. */
const keptOf = new WeakMap<Db, FoldedCache>();

/** Returns the prepared texts by slug. Keeps the texts until an article changes, up to `room` bytes. */
export async function findFolded(
  db: Db,
  slugs: readonly string[],
  room = maxBytes,
): Promise<Map<string, string>> {
  const kept = await keptNow(db);
  const texts = new Map<string, string>();
  const missing: string[] = [];
  for (const slug of slugs) {
    const text = kept.texts.get(slug);
    if (text === undefined) missing.push(slug);
    else texts.set(slug, text);
  }
  if (missing.length === 0) return texts;
  const rows = await db
    .selectFrom('article')
    .select(['slug', 'title', 'content'])
    .where('slug', 'in', missing)
    .execute();
  for (const { slug, title, content } of rows) {
    const text = foldSearched(`${title} ${withoutTags(content)}`);
    texts.set(slug, text);
    const bytes = 2 * (slug.length + text.length);
    if (kept.bytes + bytes > room) continue;
    kept.bytes += bytes;
    kept.texts.set(slug, text);
  }
  return texts;
}

async function keptNow(db: Db): Promise<FoldedCache> {
  // Reads the revision before the texts. If an article changes in between, the next search empties the cache.
  const revision = (await findChanges(db)).topics.get('article') ?? 0;
  const known = keptOf.get(db);
  if (known?.revision === revision) return known;
  const kept = { revision, bytes: 0, texts: new Map<string, string>() };
  keptOf.set(db, kept);
  return kept;
}

/** Works only for sanitised HTML, where no attribute contains '>'. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
}
