import { gameKinds } from '#app/games/game-kinds.ts';
import type { Ground } from '#app/games/ground.ts';
import { kindOf } from '#app/games/recognize/kind-of.ts';
import { ownSide } from '#app/games/recognize/own-side.ts';
import { statusWords } from '#app/games/status.ts';
import { foldName } from '../reading/columns.ts';
import { readScore } from '../reading/score.ts';
import { type GameField, gameColumns } from './columns.ts';

/** What a row says of each field; blank where it says nothing. */
type Cell = (field: GameField) => string;

/** Against whom a game is; and where, as far as that follows from who is named first. */
interface Side {
  opponent: string;
  isHome?: boolean;
}

/** Where a game is played, as `foldName` writes it. */
const grounds = new Map<string, Ground>([
  ...['heim', 'h', 'daheim', 'zuhause'].map((word) => [word, 'home'] as const),
  ...['auswarts', 'a', 'gast'].map((word) => [word, 'away'] as const),
  ...['neutral', 'n'].map((word) => [word, 'neutral'] as const),
]);

/** Against whom a row is; a sentence where that cannot be said. */
export function sideOf(cell: Cell, ownNames: readonly string[]): Side | string {
  if (cell('opponent')) return { opponent: cell('opponent') };
  const [home, away] = [cell('home'), cell('away')];
  return home && away ? ownSide({ home, away }, ownNames) : 'Bitte gib den Gegner ein.';
}

/**
 * What a row says, as it would be typed, without what it leaves blank.
 * @param game as it is stored; undefined for a new one
 */
export function saidOfGame(
  cell: Cell,
  { isHome }: Side,
  game: { ground: Ground | null } | undefined,
): { entries: Partial<Record<GameField, string>> } | { wrong: string[] } {
  const wrong: string[] = [];
  const known = (field: GameField, value: string | undefined) => {
    if (value === undefined)
      wrong.push(`${gameColumns[field][0]}: „${cell(field)}“ ist nicht bekannt.`);
    return value ?? '';
  };
  const score = (field: 'result' | 'halfTime') => {
    const read = readScore(cell(field));
    if (cell(field) && !read) wrong.push(`${gameColumns[field][0]}: Bitte so eingeben: 3:1`);
    // Of a home and an away side, the home side's goals stand first.
    return isHome === false ? { goals: swap(read?.goals), half: swap(read?.half) } : read;
  };
  const [result, half] = [score('result'), score('halfTime')];
  const [goalsFor = '', goalsAgainst = ''] = result?.goals ?? [];
  const [halfTimeFor = '', halfTimeAgainst = ''] = half?.goals ?? result?.half ?? [];
  // Who is named first says nothing of a game that is known to be on neutral ground.
  const usual = isHome === undefined || game?.ground === 'neutral' ? '' : isHome ? 'home' : 'away';
  const entries: Partial<Record<GameField, string>> = {
    ...{ date: cell('date'), kickoff: cell('kickoff'), round: cell('round') },
    kind: kindIn(cell('kind'), { isNew: !game }),
    ground: cell('ground') ? known('ground', grounds.get(foldName(cell('ground')))) : usual,
    venueId: cell('venueId'),
    status: cell('status') && known('status', statusIn(cell('status'))),
    goalsFor: cell('goalsFor') || goalsFor,
    goalsAgainst: cell('goalsAgainst') || goalsAgainst,
    halfTimeFor: cell('halfTimeFor') || halfTimeFor,
    halfTimeAgainst: cell('halfTimeAgainst') || halfTimeAgainst,
    ...{ attendance: cell('attendance'), referee: cell('referee') },
  };
  if (wrong.length > 0) return { wrong };
  const texts = Object.entries(entries).filter(([, text]) => text !== '');
  return { entries: Object.fromEntries(texts) };
}

function swap(goals: readonly string[] = []): readonly string[] {
  return goals.toReversed();
}

function kindIn(text: string, { isNew }: { isNew: boolean }): string {
  const exact = gameKinds.find((kind) => foldName(kind) === foldName(text));
  return exact ?? (text || isNew ? kindOf(text) : '');
}

function statusIn(text: string): string | undefined {
  const words = Object.entries(statusWords);
  return words.find(([, word]) => foldName(word) === foldName(text))?.[0];
}
