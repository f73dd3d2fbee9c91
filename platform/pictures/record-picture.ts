import type { Db } from '#platform/db/client.server.ts';
import type { Shape } from './shape.ts';

/** The picture of a record. */
export interface Picture {
  /** Null stands for the club's placeholder, or for none. */
  image: string | null;
  /** What it shows; null as well where the text beside it says that. */
  alt: string | null;
}

/** How the pictures of a kind of record are offered and shown. */
export interface PictureTool {
  /** The part of the address that stands for the kind. */
  segment: string;
  /** Where it stands among the other kinds. */
  place: number;
  shape: Shape;
  /** Whether words go with it that say what it shows. */
  isDescribed: boolean;
}

/** The same with how a record keeps its picture. */
export interface RecordPicture<T> extends PictureTool {
  /** What stands in where there is none; null for nothing. */
  fallback: string | null;
  read(record: T): Picture;
  write(record: T, picture: Picture): T;
  /** All records with what an admin chooses them by. */
  list(db: Db): Promise<{ id: string; name: string; image: string | null }[]>;
}

/** How records keep it that have an `image`, and no words for it. */
export const plainImage = {
  read: ({ image }: { image: string | null }): Picture => ({ image, alt: null }),
  write: <T extends { image: string | null }>(record: T, { image }: Picture): T => ({
    ...record,
    image,
  }),
};
