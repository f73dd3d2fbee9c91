import type { Ground } from './game.ts';
import { homeFirst } from './game.ts';
import { type Decision, formatResult } from './result.ts';

interface Paired extends Decision {
  ground: Ground | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** Both sides of a game in one line, the home side first: 'SC Berg – FC Bach'. */
export function writeSides(
  { ground, opponent }: { ground: Ground | null; opponent: string },
  own: string,
  between: ' – ' | ' gegen ' = ' – ',
): string {
  return homeFirst(ground, own, opponent).join(between);
}

/** A game whose goals stand in the order of its sides: the home side's first. */
export function inOrderOfSides<Game extends Paired>(game: Game): Game {
  const { ground } = game;
  const [goalsFor, goalsAgainst] = homeFirst(ground, game.goalsFor, game.goalsAgainst);
  const [penaltiesFor, penaltiesAgainst] = homeFirst(
    ground,
    game.penaltiesFor,
    game.penaltiesAgainst,
  );
  return { ...game, goalsFor, goalsAgainst, penaltiesFor, penaltiesAgainst };
}

/** The result of a game beside its sides: '1:2 n. V.', the home side's goals first. */
export function writeResult(game: Paired): string {
  return formatResult(inOrderOfSides(game));
}
