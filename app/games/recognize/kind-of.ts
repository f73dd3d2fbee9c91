import type { GameKind } from '../game-kinds.ts';

/** The kind of game that others call by a competition's name: a championship unless that says more. */
export function kindOf(competition: string): GameKind {
  if (/cup|pokal/i.test(competition)) return 'Pokal';
  return /freund|test/i.test(competition) ? 'Freundschaftsspiel' : 'Meisterschaft';
}
