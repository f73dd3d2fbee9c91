import type { Db } from '#platform/db/client.server.ts';
import type { Shape } from './shape.ts';

export interface Picture {
  image: string | null;
  /** The alternative text; null if it is missing or would repeat the text next to the picture. */
  alt: string | null;
}

export interface PictureTool {
  segment: string;
  place: number;
  shape: Shape;
  isDescribed: boolean;
}

export interface RecordPicture<T> extends PictureTool {
  fallback: string | null;
  read(record: T): Picture;
  write(record: T, picture: Picture): T;
  list(db: Db): Promise<{ id: string; name: string; image: string | null }[]>;
}

export const plainImage = {
  read: ({ image }: { image: string | null }): Picture => ({ image, alt: null }),
  write: <T extends { image: string | null }>(record: T, { image }: Picture): T => ({
    ...record,
    image,
  }),
};
