import type { Db } from '#platform/db/client.server.ts';
import { cameAt } from '#platform/pictures/picture-name.ts';
import { inText, type PictureSize, pictureSize, type Shape } from '#platform/pictures/shape.ts';
import type { StoredPicture, Uploads } from '#platform/pictures/uploads.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { listUploadUses, type UploadUse } from '#platform/records/used-uploads.server.ts';
import { replacedPictureDays } from '#platform/values/retention.ts';
import { contains } from '#platform/values/same-name.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';

/** A place where a picture is used. */
export interface PictureUse extends Omit<UploadUse, 'name'> {
  /** What the record is called. */
  title: string;
  /** What a sentence calls all of its kind. */
  of: string;
  /** Its page in its tool; the tool where it has none. */
  path: string;
  /** How it is cropped there; undefined where each has the shape that it came with. */
  shape: Shape | undefined;
  /** Whether words belong to it there. */
  isDescribed: boolean;
}

/** An uploaded picture with all that is known of it. */
export interface LibraryPicture {
  name: string;
  address: string;
  size: PictureSize;
  /** Undefined for one of before names said so. */
  cameAt: Date | undefined;
  uses: PictureUse[];
  /** From when on it is deleted, if nothing comes to use it. */
  goesAt: Date;
}

/** The pictures of one page of the library. */
export interface LibraryPage {
  pictures: LibraryPicture[];
  /** How many were found on all pages. */
  count: number;
  /** The page that this is, from 1, and the last one. */
  page: number;
  lastPage: number;
}

/** Pictures on a page. */
const pageLength = 24;
const day = 24 * 60 * 60 * 1000;
/** What is shown of one of before names said their size. */
const usualSize: PictureSize = { width: 640, height: 640 };

/** Uploaded pictures whose record or description has the words, the newest first. */
export async function listLibrary(
  db: Db,
  kinds: KindRegistry,
  uploads: Uploads,
  { wanted, page }: { wanted: string; page: number },
): Promise<LibraryPage> {
  const stored = (await uploads.list()).toSorted(newestFirst);
  const uses = Map.groupBy(await listNamedUses(db, kinds), ({ name }) => name);
  const all = stored.map((picture) => describe(picture, uses.get(picture.name) ?? []));
  const found = wanted ? all.filter(({ uses }) => contains(wordsOf(uses), wanted)) : all;
  const lastPage = Math.max(1, Math.ceil(found.length / pageLength));
  const shown = Math.min(Math.max(page, 1), lastPage);
  const pictures = found.slice((shown - 1) * pageLength, shown * pageLength);
  return { pictures, count: found.length, page: shown, lastPage };
}

/** One uploaded picture; undefined when there is none of this name. */
export async function findInLibrary(
  db: Db,
  kinds: KindRegistry,
  uploads: Uploads,
  name: string,
): Promise<LibraryPicture | undefined> {
  const stored = (await uploads.list()).find((picture) => picture.name === name);
  if (!stored) return undefined;
  const uses = await listNamedUses(db, kinds);
  return describe(
    stored,
    uses.filter((use) => use.name === name),
  );
}

/** What open pages of the library are told of: the kinds whose records may use a picture. */
export function listPictureTopics(kinds: KindRegistry): Topic[] {
  return eachKind(kinds).flatMap(([name, { uploads }]) => (uploads ? [name as Topic] : []));
}

type NamedUse = PictureUse & Pick<UploadUse, 'name'>;

/** All uses with what their records are called: one query for each kind that has some. */
async function listNamedUses(db: Db, kinds: KindRegistry): Promise<NamedUse[]> {
  const byKind = Map.groupBy(await listUploadUses(db, kinds), ({ kind }) => kind);
  const named = [];
  for (const [name, { title, tool, list, picture }] of eachKind(kinds)) {
    const uses = byKind.get(name as UploadUse['kind']);
    if (!uses || title === undefined || !tool || !list) continue;
    const titles = new Map((await list(db)).map((record) => [record.id, record.title]));
    for (const use of uses) {
      const path = titles.has(use.id) ? `${tool.path}/${encodeURIComponent(use.id)}` : tool.path;
      named.push({
        ...{ ...use, of: title, path, shape: picture?.shape },
        title: titles.get(use.id) ?? titleOf(use, title),
        isDescribed: use.isInText || picture?.isDescribed === true,
      });
    }
  }
  return named;
}

/** Of a record that no list names: one that is not stored yet, or the only one of its kind. */
function titleOf({ isDraft }: UploadUse, kind: string): string {
  return isDraft ? 'Noch nicht gespeichert' : kind;
}

function describe({ name, usedAt }: StoredPicture, uses: readonly NamedUse[]): LibraryPicture {
  const address = `/uploads/${name}`;
  return {
    ...{ name, address, cameAt: cameAt(name), size: pictureSize(address) ?? usualSize },
    // Two may have typed it into one article.
    uses: [...new Map(uses.map(({ name: _, ...use }) => [placeOf(use), use])).values()],
    goesAt: new Date(usedAt.getTime() + replacedPictureDays * day),
  };
}

function placeOf({ kind, id, isInText, isDraft }: PictureUse): string {
  return `${kind} ${id} ${isInText} ${isDraft}`;
}

/** Those that do not say when they came are older than those that do. */
function newestFirst(one: StoredPicture, other: StoredPicture): number {
  const came = ({ name }: StoredPicture) => cameAt(name)?.getTime() ?? 0;
  return came(other) - came(one) || other.usedAt.getTime() - one.usedAt.getTime();
}

function wordsOf(uses: readonly PictureUse[]): string {
  return uses.map(({ title, of, alt }) => `${title} ${of} ${alt ?? ''}`).join(' ');
}

/** The shape for a picture that is to stand wherever another one does. */
export function shapeFor({ uses, size }: LibraryPicture): Shape {
  const own = uses.filter(({ isInText, isDraft }) => !isInText && !isDraft);
  const shapes = own.map(({ shape }) => shape ?? { ...size, isCropped: true });
  return shapes.find(({ isCropped }) => isCropped) ?? shapes[0] ?? inText;
}

/** What a picture shows, or whose it is. */
export function pictureLabel(uses: readonly PictureUse[]): string {
  const [first] = uses;
  const alt = uses.find((use) => use.alt)?.alt;
  return alt ?? (first ? `Bild: ${first.title}` : 'Unbenutztes Bild');
}

/** When a picture goes that nothing uses. */
export function describeUnused({ goesAt }: LibraryPicture): string {
  return `Unbenutzt. Wird ab ${formatDate(viennaDate(goesAt))} gelöscht.`;
}
