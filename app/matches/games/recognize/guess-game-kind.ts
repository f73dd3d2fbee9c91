import type { GameKind } from '../game.ts';

export function guessGameKind(competition: string): GameKind | undefined {
  // Tests for tournaments first, because a 'Hallencup' is a tournament and not a cup. 'Challenge' and
  // 'Hallein' must not match 'Halle'.
  if (/turnier|(?<!c)hallen|\bhalle\b|futsal/i.test(competition)) return 'Turnier';
  if (/cup|pokal/i.test(competition)) return 'Pokal';
  if (/freund|test|vorbereitung|trainingsspiel|friendly/i.test(competition))
    return 'Freundschaftsspiel';
  if (/liga|league|klasse|meister|staffel|gruppe|play-?off/i.test(competition))
    return 'Meisterschaft';
  return undefined;
}
