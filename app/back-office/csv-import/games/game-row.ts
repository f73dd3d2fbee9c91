import type { Ground } from '#app/matches/games/game.ts';
import { type GameKind, gameKinds, statusWords } from '#app/matches/games/game.ts';
import { type ToldGoal, withFurther } from '#app/matches/games/goal-words.server.ts';
import { readGoalsInCell } from '#app/matches/games/goals-in-cell.ts';
import { ownSide } from '#app/matches/games/recognize/own-side.ts';
import { kindOf } from '#app/matches/games/recognize/similar-club.ts';
import { sameName } from '#platform/values/same-name.ts';
import { readDay, readMoment } from '#platform/values/written-moment.ts';
import { foldName, yesOrNo } from '../reading/columns.ts';
import { isOpenScore, readScore } from '../reading/score.ts';
import { type GameField, gameColumns } from './columns.ts';

/** What a row says of each field; blank where it says nothing. */
export type Cell = (field: GameField) => string;

/** Against whom a game is; and where, as far as that follows from who is named first. */
interface Side {
  opponent: string;
  isHome?: boolean;
}

/** Of which kind a competition of the club is, by its name (`sameName`). */
export type KnownKinds = ReadonlyMap<string, GameKind>;

/** What a row says of a game, as it would be typed, without what it leaves blank. */
export interface SaidOfGame {
  entries: Partial<Record<GameField, string>>;
  /** Undefined where the row says nothing of them. */
  opponentGoals: readonly ToldGoal[] | undefined;
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

/** The day of a row ('YYYY-MM-DD'), and the kick-off where one cell has both. */
export function momentOf(cell: Cell): { date: string; kickoff: string } {
  const [date = '', kickoff = ''] =
    readDay(cell('date')) === undefined
      ? (readMoment(cell('date'))?.split('T') ?? [])
      : [readDay(cell('date'))];
  return { date, kickoff: cell('kickoff') || kickoff };
}

/** @param game as it is stored; undefined for a new one */
export function saidOfGame(
  cell: Cell,
  { isHome }: Side,
  { game, kinds }: { game: { ground: Ground | null } | undefined; kinds: KnownKinds },
): SaidOfGame | { wrong: string[] } {
  const wrong: string[] = [];
  const known = <Value>(field: GameField, value: Value | undefined) => {
    if (value === undefined)
      wrong.push(`${gameColumns[field][0]}: „${cell(field)}“ ist nicht bekannt.`);
    return value;
  };
  const score = (field: 'result' | 'halfTime') => {
    if (cell(field) === '' || isOpenScore(cell(field))) return undefined;
    const read = readScore(cell(field));
    if (!read) wrong.push(`${gameColumns[field][0]}: ${notRead(cell(field))}`);
    return read;
  };
  // Of a home and an away side, the home side's goals stand first.
  const ours = (goals: readonly string[] = []) => (isHome === false ? goals.toReversed() : goals);
  const [result, half] = [score('result'), score('halfTime')];
  const columns = [goalText(cell('homeGoals')), goalText(cell('awayGoals'))];
  const [goalsFor = '', goalsAgainst = ''] = ours(result?.goals ?? columns);
  const [halfTimeFor = '', halfTimeAgainst = ''] = ours(half?.goals ?? result?.half);
  const [penaltiesFor = '', penaltiesAgainst = ''] = ours(result?.penalties);
  // Who is named first says nothing of a game that is known to be on neutral ground.
  const usual = isHome === undefined || game?.ground === 'neutral' ? '' : isHome ? 'home' : 'away';
  const extraTime = known('extraTime', yesOrNo(cell('extraTime'))) ?? result?.extraTime;
  const kind = kindIn(cell('kind'), { isNew: !game, kinds });
  if (kind === undefined)
    wrong.push(`Art: „${cell('kind')}“ ist nicht bekannt. Bitte schreib ${allKinds}.`);
  const entries: Partial<Record<GameField, string>> = {
    ...momentOf(cell),
    ...{ round: cell('round'), kind: kind ?? '', venueId: cell('venueId'), crest: cell('crest') },
    ground: cell('ground') ? (known('ground', grounds.get(foldName(cell('ground')))) ?? '') : usual,
    status: cell('status') && (known('status', statusIn(cell('status'))) ?? ''),
    ...{ formerDate: cell('formerDate'), formerKickoff: cell('formerKickoff') },
    goalsFor: goalText(cell('goalsFor')) || goalsFor,
    goalsAgainst: goalText(cell('goalsAgainst')) || goalsAgainst,
    halfTimeFor: goalText(cell('halfTimeFor')) || halfTimeFor,
    halfTimeAgainst: goalText(cell('halfTimeAgainst')) || halfTimeAgainst,
    penaltiesFor: cell('penaltiesFor') || penaltiesFor,
    penaltiesAgainst: cell('penaltiesAgainst') || penaltiesAgainst,
    ...{ playedFor: cell('playedFor'), playedAgainst: cell('playedAgainst') },
    ...{ attendance: cell('attendance'), referee: cell('referee'), report: cell('report') },
  };
  if (wrong.length > 0) return { wrong };
  const texts = Object.entries(entries).filter(([, text]) => text);
  return {
    // A form says of a box that is not ticked nothing at all.
    entries: {
      ...Object.fromEntries(texts),
      ...(extraTime !== undefined && { extraTime: extraTime ? 'on' : '' }),
    },
    opponentGoals: goalsIn(cell),
  };
}

/** A cell for goals, blank as long as there are none. */
function goalText(text: string): string {
  return isOpenScore(text) ? '' : text;
}

/** What to write instead of a score that cannot be read. */
function notRead(text: string): string {
  return /[in]\. ?e\.?/i.test(text)
    ? 'Nach einem Elfmeterschießen bitte so eingeben: 2:2 n. V., 4:3 i. E.'
    : 'Bitte so eingeben: 3:1';
}

function goalsIn(cell: Cell): readonly ToldGoal[] | undefined {
  const [scorers, own] = [cell('opponentGoals'), cell('opponentOwnGoals')];
  if (scorers === '' && own === '') return undefined;
  return withFurther(
    readGoalsInCell(scorers),
    readGoalsInCell(own).map((goal) => ({ ...goal, ownGoal: 1 })),
  );
}

const allKinds = `${gameKinds.slice(0, -1).join(', ')} oder ${gameKinds.at(-1)}`;

/** Blank where the row says nothing of it; undefined for what is no kind of game. */
function kindIn(
  text: string,
  { isNew, kinds }: { isNew: boolean; kinds: KnownKinds },
): GameKind | '' | undefined {
  if (text === '') return isNew ? 'Meisterschaft' : '';
  const exact = gameKinds.find((kind) => foldName(kind) === foldName(text));
  return exact ?? kinds.get(sameName(text)) ?? kindOf(text);
}

function statusIn(text: string): string | undefined {
  const words = Object.entries(statusWords);
  return words.find(([, word]) => foldName(word) === foldName(text))?.[0];
}
