import { listSearchableNewsletters } from '#app/post/newsletter/newsletters.server.ts';
import { newsletterTool } from '#app/post/newsletter/tool.ts';
import { readUploadTime } from '#platform/admin/picture/process-picture.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  libraryPictureShape,
  type PictureSize,
  pictureSize,
  type Shape,
} from '#platform/pictures/shape.ts';
import type { StoredPicture, Uploads } from '#platform/pictures/uploads.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { listUploadUses, type UploadUse } from '#platform/records/used-uploads.server.ts';
import { matchesSearch } from '#platform/values/normalize-name.ts';
import { unusedPictureDays } from '#platform/values/retention.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';

export interface PictureUse extends Omit<UploadUse, 'name'> {
  title: string;
  of: string;
  path: string;
  /**
   * Crop and maximum size for pictures of this kind of record. If undefined, a new picture gets the size of the
   * picture that it replaces.
   */
  shape: Shape | undefined;
  isDescribed: boolean;
}

export interface LibraryPicture {
  name: string;
  address: string;
  size: PictureSize;
  /** Moment of the upload. Undefined for pictures of older versions, whose file names contain no date. */
  cameAt: Date | undefined;
  uses: PictureUse[];
  /** The picture is deleted soon after this moment, unless a record uses the picture. */
  goesAt: Date;
}

export interface LibraryPage {
  pictures: LibraryPicture[];
  count: number;
  page: number;
  lastPage: number;
}

const pageLength = 24;
const day = 24 * 60 * 60 * 1000;
const defaultSize: PictureSize = { width: 640, height: 640 };

export async function listLibrary(
  db: Db,
  kinds: KindRegistry,
  uploads: Uploads,
  { wanted, page }: { wanted: string; page: number },
): Promise<LibraryPage> {
  const stored = (await uploads.list()).toSorted(newestFirst);
  const uses = Map.groupBy(await listNamedUses(db, kinds), ({ name }) => name);
  const all = stored.map((picture) => describe(picture, uses.get(picture.name) ?? []));
  const found = wanted ? all.filter(({ uses }) => matchesSearch(wordsOf(uses), wanted)) : all;
  const lastPage = Math.max(1, Math.ceil(found.length / pageLength));
  const shown = Math.min(Math.max(page, 1), lastPage);
  const pictures = found.slice((shown - 1) * pageLength, shown * pageLength);
  return { pictures, count: found.length, page: shown, lastPage };
}

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

export function listPictureTopics(kinds: KindRegistry): Topic[] {
  return eachKind(kinds).flatMap(([name, { uploads }]) => (uploads ? [name as Topic] : []));
}

const newsletters = [
  'newsletter',
  {
    ...{ title: newsletterTool.name, tool: newsletterTool, list: listSearchableNewsletters },
    picture: undefined,
  },
] as const;

type NamedUse = PictureUse & Pick<UploadUse, 'name'>;

async function listNamedUses(db: Db, kinds: KindRegistry): Promise<NamedUse[]> {
  const byKind = Map.groupBy(await listUploadUses(db, kinds), ({ kind }) => kind);
  const named = [];
  for (const [name, { title, tool, list, picture }] of [...eachKind(kinds), newsletters]) {
    const uses = byKind.get(name);
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

function titleOf({ isDraft }: UploadUse, kind: string): string {
  return isDraft ? 'Noch nicht gespeichert' : kind;
}

function describe({ name, usedAt }: StoredPicture, uses: readonly NamedUse[]): LibraryPicture {
  const address = `/uploads/${name}`;
  return {
    ...{ name, address, cameAt: readUploadTime(name), size: pictureSize(address) ?? defaultSize },
    uses: [...new Map(uses.map(({ name: _, ...use }) => [placeOf(use), use])).values()],
    goesAt: new Date(usedAt.getTime() + unusedPictureDays * day),
  };
}

function placeOf({ kind, id, isInText, isDraft }: PictureUse): string {
  return `${kind} ${id} ${isInText} ${isDraft}`;
}

function newestFirst(one: StoredPicture, other: StoredPicture): number {
  const came = ({ name }: StoredPicture) => readUploadTime(name)?.getTime() ?? 0;
  return came(other) - came(one) || other.usedAt.getTime() - one.usedAt.getTime();
}

function wordsOf(uses: readonly PictureUse[]): string {
  return uses.map(({ title, of, alt }) => `${title} ${of} ${alt ?? ''}`).join(' ');
}

export function findCommonShape({ uses, size }: LibraryPicture): Shape {
  const own = uses.filter(({ isInText, isRecord }) => !isInText && isRecord);
  const shapes = own.map(({ shape }) => shape ?? { ...size, isCropped: true });
  return shapes.find(({ isCropped }) => isCropped) ?? shapes[0] ?? libraryPictureShape;
}

export function pictureLabel(uses: readonly PictureUse[]): string {
  const [first] = uses;
  const alt = uses.find((use) => use.alt)?.alt;
  return alt ?? (first ? `Bild: ${first.title}` : 'Unbenutztes Bild');
}

export function describeUnused({ goesAt }: LibraryPicture): string {
  return `Unbenutzt. Wird ab ${formatDate(viennaDate(goesAt))} gelöscht.`;
}
