import type { Ground } from './game.ts';
import { homeFirst } from './game.ts';
import { type Decision, formatResult } from './result.ts';

interface Paired extends Decision {
  ground: Ground | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

export function writeSides(
  { ground, opponent }: { ground: Ground | null; opponent: string },
  own: string,
  between: ' – ' | ' gegen ' = ' – ',
): string {
  return homeFirst(ground, own, opponent).join(between);
}

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

export function writeResult(game: Paired): string {
  return formatResult(inOrderOfSides(game));
}
