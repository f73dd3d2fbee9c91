import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { instant, requiredMoment } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries, readField, reference } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { readWord } from '#platform/data-tree/word.server.ts';
import {
  doesSanitisingLoseContent,
  maxHtmlLength,
  readableArticle,
  sanitiseHtml,
} from '#platform/ui/safe-html.server.ts';
import { type StoredState, storedStates } from '../article-states.ts';
import { asciiNewsSlug, freeNewsSlug, previewsSlug } from '../slug.ts';
import { readDateLabel } from './date-label.server.ts';

/** Higher numbers are not imported, so that numbers remain for new articles. */
const highestId = 1_000_000_000;

/** Reads news/{id} (spec §3). An article without a number gets the highest number plus one. */
export function readNews(node: unknown, place: TreePath): Snapshot['article'] {
  const slugs = new Set<string>([previewsSlug]);
  const drafts = readEntries(node, place, (entry, key) => readArticle(entry, key, slugs));
  const ids = new Set<number>();
  const numbered = drafts.filter(({ wanted }) => {
    const isFree = wanted !== null && !ids.has(wanted);
    if (isFree) ids.add(wanted);
    return isFree;
  });
  let last = Math.max(0, ...ids);
  const kept = new Set(numbered);
  return drafts.map((draft) => {
    const { place, wanted, slug: given, ...article } = draft;
    const id = kept.has(draft) && wanted !== null ? wanted : ++last;
    if (id !== wanted) addNote(place, `bekommt die Nummer ${id}`);
    const slug = given ?? claimAddress(freeNewsSlug(article.title, id, slugs), slugs);
    return { id, key: String(id), slug, asciiSlug: asciiNewsSlug(slug), ...article };
  });
}

function readArticle(entry: Entry, key: string, slugs: Set<string>) {
  const publishedOn = readDate(entry);
  if (publishedOn === undefined) return undefined;
  const title = line(entry, 'title');
  if (title === null) {
    addNote(childPath(entry, 'title'), 'fehlt, Artikel übersprungen');
    return undefined;
  }
  const numericKey = /^\d{1,10}$/.test(key) && Number(key) <= highestId ? Number(key) : null;
  return {
    place: entry as TreePath,
    wanted: integer(entry, 'id', { from: 0, to: highestId, otherwise: numericKey }),
    title,
    publishedOn,
    content: readContent(entry),
    image: image(entry, 'image'),
    imageAlt: line(entry, 'imageAlt', 300),
    slug: readAddress(entry, 'slug', slugs),
    ...readAppearance(entry),
    aboutGame: reference(entry, 'game') ?? null,
  };
}

/** An article without `state` is published: writeNews leaves out this state, and older data trees have none. */
function readAppearance(entry: Entry) {
  const state: StoredState =
    readField(entry, 'state') === undefined
      ? 'published'
      : readWord(entry, 'state', { words: storedStates, synonyms: new Map(), fallback: 'draft' });
  const appearsAt = instant(entry, 'appearsAt');
  return { state, appearsAt, isTold: appearsAt === null ? (1 as const) : (0 as const) };
}

function readDate(entry: Entry): string | undefined {
  const text = readField(entry, 'date');
  const date = typeof text === 'string' ? readDateLabel(text.trim()) : undefined;
  if (!date) return requiredMoment(entry, 'date', 'Artikel übersprungen')?.date;
  addNote(childPath(entry, 'date'), `${quoteValue(text)} als ${date} gelesen`);
  return date;
}

function readContent(entry: Entry): string {
  const html = readField(entry, 'content');
  const place = childPath(entry, 'content');
  if (typeof html !== 'string') {
    addNote(place, html === undefined ? 'fehlt' : `${quoteValue(html)} ist kein Text, weggelassen`);
    return '';
  }
  const { html: read, isCut } = readableArticle(html);
  if (html.length > maxHtmlLength)
    addNote(place, `${html.length} Zeichen sind zu viel, nach ${maxHtmlLength} abgeschnitten`);
  else if (isCut) addNote(place, 'zu viele Tags und Entities, nach den ersten abgeschnitten');
  if (doesSanitisingLoseContent(read))
    addNote(place, 'HTML bereinigt: nicht erlaubte Teile entfernt');
  return sanitiseHtml(read);
}

export function writeNews({ article }: StoredSnapshot): Record<string, unknown> {
  return toCollection(article, (row) => ({
    title: row.title,
    date: row.publishedOn,
    content: row.content,
    slug: row.slug,
    image: row.image,
    imageAlt: row.imageAlt,
    state: row.state === 'published' ? null : row.state,
    appearsAt: row.appearsAt,
    game: row.aboutGame,
  }));
}
