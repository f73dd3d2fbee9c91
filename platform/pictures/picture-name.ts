import { randomUUID } from 'node:crypto';
import type { PictureSize } from './shape.ts';

interface Named extends PictureSize {
  extension: string;
}

/**
 * A name that nobody can guess or choose, which says how large a picture is and when it came: a UUID
 * of version 7, since neither a file's dates nor its row live through a move of the site.
 */
export function pictureName({ width, height, extension }: Named, now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}-${width}x${height}.${extension}`;
}

/** When a picture of this name came; undefined for one of before names said so. */
export function cameAt(name: string): Date | undefined {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(name) ?? [];
  return high && low ? new Date(Number.parseInt(high + low, 16)) : undefined;
}
