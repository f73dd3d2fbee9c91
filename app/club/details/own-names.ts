import { club } from '#club/club.ts';

interface Named {
  name: string | null;
  shortName: string | null;
  /** A name a line. */
  associationNames?: string | null;
}

/** What the club is called by itself and by others. */
export function ownNamesOf({ name, shortName, associationNames }: Named): readonly string[] {
  const ofOthers = (associationNames ?? '').split('\n').map((line) => line.trim());
  return [name ?? club.name, shortName ?? club.shortName, ...ofOthers.filter(Boolean)];
}
