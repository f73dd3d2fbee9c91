import type { GameKind } from '../game-kinds.ts';

/** The kind of game that others call by a competition's name; undefined where that does not say it. */
export function kindOf(competition: string): GameKind | undefined {
  // Before the cup: a 'Hallencup' is a tournament. A 'Challenge Cup' is none, nor a league of Hallein.
  if (/turnier|(?<!c)hallen|\bhalle\b|futsal/i.test(competition)) return 'Turnier';
  if (/cup|pokal/i.test(competition)) return 'Pokal';
  if (/freund|test|vorbereitung/i.test(competition)) return 'Freundschaftsspiel';
  if (/liga|klasse|meister|staffel|gruppe|play-?off/i.test(competition)) return 'Meisterschaft';
  return undefined;
}
