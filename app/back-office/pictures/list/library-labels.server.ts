import type { Db } from '#platform/db/client.server.ts';
import { libraryPath } from '#platform/pictures/limits.ts';
import type { Uploads } from '#platform/pictures/uploads.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import {
  describeUnused,
  type LibraryPage,
  type LibraryPicture,
  listLibrary,
  type PictureUse,
  pictureLabel,
} from '../library.server.ts';

export interface LabelledPicture {
  name: string;
  address: string;
  path: string;
  label: string;
  uses: Pick<PictureUse, 'title' | 'path' | 'isDraft'>[];
  unused: string;
}

export interface LabelledLibrary extends Omit<LibraryPage, 'pictures'> {
  pictures: LabelledPicture[];
  wanted: string;
}

export async function findLabelledLibrary(
  db: Db,
  kinds: KindRegistry,
  uploads: Uploads,
  asked: { wanted: string; page: number },
): Promise<LabelledLibrary> {
  const { pictures, ...page } = await listLibrary(db, kinds, uploads, asked);
  return { ...page, wanted: asked.wanted, pictures: pictures.map(listed) };
}

function listed(picture: LibraryPicture): LabelledPicture {
  const { name, address, uses } = picture;
  const unused = describeUnused(picture);
  return {
    ...{ name, address, path: libraryPath(name), unused },
    label: pictureLabel(uses),
    uses: uses
      .filter((use, at) => uses.findIndex((other) => isSamePlace(use, other)) === at)
      .map(({ title, path, isDraft }) => ({ title, path, isDraft })),
  };
}

function isSamePlace(one: PictureUse, other: PictureUse): boolean {
  return one.kind === other.kind && one.id === other.id && one.isDraft === other.isDraft;
}
