import { randomUUID } from 'node:crypto';
import type { PictureSize } from './shape.ts';

interface Named extends PictureSize {
  extension: string;
}

/** UUID of version 7 with the size: unguessable, and keeps its date when the site moves. */
export function pictureName({ width, height, extension }: Named, now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}-${width}x${height}.${extension}`;
}

/** Undefined for names of older versions, without a date. */
export function cameAt(name: string): Date | undefined {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(name) ?? [];
  return high && low ? new Date(Number.parseInt(high + low, 16)) : undefined;
}
