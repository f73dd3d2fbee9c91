import { picturesPath } from './limits.ts';
import type { Pictured } from './shapes.ts';

interface PictureKind {
  kind: Pictured;
  /** The part of the address that stands for it. */
  segment: string;
  title: string;
}

/** Whose pictures there are, in the order in which they are offered. */
export const pictureKinds: readonly PictureKind[] = [
  { kind: 'player', segment: 'spieler', title: 'Spieler' },
  { kind: 'trainer', segment: 'trainer', title: 'Trainer' },
  { kind: 'boardMember', segment: 'vorstand', title: 'Vorstand' },
  { kind: 'sponsor', segment: 'sponsoren', title: 'Sponsoren' },
  { kind: 'article', segment: 'news', title: 'Neuigkeiten' },
];

/** Where the picture of a record is changed. */
export function picturePath({ segment }: PictureKind, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}

/** The same by the name of the kind. */
export function picturePathOf(kind: Pictured, id: string): string {
  const found = pictureKinds.find((each) => each.kind === kind) as PictureKind;
  return picturePath(found, id);
}
