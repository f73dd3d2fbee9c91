import {
  type DescribedGoal,
  mergeGoalsByMinute,
} from '#app/matches/games/describe-goals.server.ts';
import { type GameKind, type Ground, gameKinds, statusLabels } from '#app/matches/games/game.ts';
import { readGoalsInCell } from '#app/matches/games/goals-in-cell.ts';
import { guessGameKind } from '#app/matches/games/recognize/guess-game-kind.ts';
import { noOpponent, ownSide } from '#app/matches/games/recognize/own-side.ts';
import { cleanText } from '#platform/values/clean-text.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { dayInCell, timeInCell } from '../reading/cell-moment.ts';
import { cutLong, filled, foldName, yesOrNo } from '../reading/find-columns.ts';
import { isOpenScore } from '../reading/score.ts';
import { type GameField, gameColumns } from './game-columns.ts';
import { resultInCell, statusInCell } from './result-in-cell.ts';

export type Cell = (field: GameField) => string;

interface Side {
  opponent: string;
  isHome?: boolean;
}

/** The key is a competition's name in the form that `normalizeName` returns. */
export type KnownKinds = ReadonlyMap<string, GameKind>;

export interface FeedFields {
  entries: Partial<Record<GameField, string>>;
  /** 'home' or 'away' by the order of the teams in the row. The game can still be on neutral ground. */
  usualGround: Ground | undefined;
  opponentGoals: readonly DescribedGoal[] | undefined;
  note: string | undefined;
}

/** The keys are words in the form that `foldName` returns. */
const grounds = new Map<string, Ground>([
  ...['heim', 'h', 'daheim', 'zuhause', 'home'].map((word) => [word, 'home'] as const),
  ...['auswarts', 'a', 'gast', 'away'].map((word) => [word, 'away'] as const),
  ...['neutral', 'n'].map((word) => [word, 'neutral'] as const),
]);

/** Returns a German sentence if the opponent is unclear or missing. */
export function readOpponent(cell: Cell, ownNames: readonly string[]): Side | string {
  const side = sideIn(cell, ownNames);
  const names = typeof side === 'string' ? [cell('home'), cell('away')] : [side.opponent];
  const none = names.map((name) => name && noOpponent(name)).find(Boolean);
  return none || side;
}

function sideIn(cell: Cell, ownNames: readonly string[]): Side | string {
  if (cell('opponent')) return { opponent: cell('opponent') };
  const [home, away] = [cell('home'), cell('away')];
  if (home && away) return ownSide({ home, away }, ownNames);
  const said = pairsIn(cell('pairing')).map((pair) => ownSide(pair, ownNames));
  const found = said.filter((side) => typeof side !== 'string');
  return (found.length === 1 ? found[0] : said[0]) ?? 'Bitte gib den Gegner ein.';
}

const maxPairingLength = 300;

/**
 * Returns all ways to split a text into two teams: 'SK Berg - Thal - SV Au' has two ways. A text that is too
 * long has none.
 */
function pairsIn(text: string): { home: string; away: string }[] {
  if (text.length > maxPairingLength) return [];
  return Array.from(text.matchAll(/ +(?:[-–—:]|vs?\.?|gegen) +/gi), ({ 0: sign, index }) => ({
    home: text.slice(0, index).trim(),
    away: text.slice(index + sign.length).trim(),
  }));
}

export function readKickOff(cell: Cell): { date: string; kickoff: string } {
  const { date = '', time = '' } = dayInCell(cell('date') || cell('kickoff')) ?? {};
  return { date, kickoff: timeInCell(cell('kickoff')) || time };
}

/**
 * The import cuts a longer report or list of goals here. The value is then still too long for the form, so the
 * row gets an error.
 */
const [maxReportLength, maxGoals] = [10_000, 200];

interface RowContext {
  kinds: KnownKinds;
  isTournament: boolean;
}

export function readGameRow(
  cell: Cell,
  { isHome }: Side,
  { kinds, isTournament }: RowContext,
): FeedFields | { wrong: string[] } {
  const wrong: string[] = [];
  const known = <Value>(field: GameField, value: Value | undefined) => {
    if (value === undefined)
      wrong.push(`${gameColumns[field][0]}: „${cell(field)}“ ist nicht bekannt.`);
    return value;
  };
  const read = (field: 'result' | 'halfTime') => {
    const said = resultInCell(cell(field));
    if (!said) wrong.push(`${gameColumns[field][0]}: Bitte so eingeben: 3:1`);
    return said ?? {};
  };
  const ours = (goals: readonly string[] = []) => (isHome === false ? goals.toReversed() : goals);
  const { score: result, note, status: resultStatus } = read('result');
  const { score: half } = read('halfTime');
  const goalsIn = (...fields: GameField[]) => fields.map((field) => goalText(cell(field)));
  const own = goalsIn('goalsFor', 'goalsAgainst');
  const counted = own.some(Boolean) ? own : ours(goalsIn('homeGoals', 'awayGoals'));
  const isWhole = counted.every(Boolean);
  const scored = ours(result?.goals);
  if (isWhole && scored.some((goals, side) => Number(goals) !== Number(counted[side])))
    wrong.push(`Ergebnis: „${cell('result')}“ ist etwas anderes als die Tore daneben.`);
  const [goalsFor = '', goalsAgainst = ''] = scored.length > 0 || !isWhole ? scored : counted;
  const isHalf = scored.length === 0 && !isWhole && counted.some(Boolean);
  const [halfTimeFor = '', halfTimeAgainst = ''] = ours(half?.goals ?? result?.half);
  const [penaltiesFor = '', penaltiesAgainst = ''] = ours(result?.penalties);
  const extraTime = known('extraTime', yesOrNo(cell('extraTime'))) ?? result?.extraTime;
  const named = kindIn(cell('kind') || leagueIn(cell('league'), kinds), kinds);
  const isStage = named === undefined && isTournament;
  const kind = isStage ? 'Turnier' : named;
  if (kind === undefined)
    wrong.push(`Art: „${cell('kind')}“ ist nicht bekannt. Bitte schreib ${allKinds}.`);
  const ground = grounds.get(foldName(cell('ground')));
  // If the row names both teams, any text in the column 'Ort' except the words in `grounds` is the place.
  const isPlace = ground === undefined && isHome !== undefined;
  const entries: Partial<Record<GameField, string>> = {
    ...readKickOff(cell),
    round: cell('round') || (isStage ? cell('kind') : ''),
    ...{ kind: kind ?? '', crest: cell('crest') },
    venueId: cell('venueId') || (isPlace ? cell('ground') : ''),
    ground: isPlace || !cell('ground') ? '' : (known('ground', ground) ?? ''),
    status: (known('status', statusIn(cell('status'))) || resultStatus) ?? '',
    formerDate: dayInCell(cell('formerDate'))?.date ?? cell('formerDate'),
    formerKickoff: timeInCell(cell('formerKickoff')),
    ...{ goalsFor, goalsAgainst },
    halfTimeFor: goalText(cell('halfTimeFor')) || halfTimeFor,
    halfTimeAgainst: goalText(cell('halfTimeAgainst')) || halfTimeAgainst,
    penaltiesFor: cell('penaltiesFor') || penaltiesFor,
    penaltiesAgainst: cell('penaltiesAgainst') || penaltiesAgainst,
    ...{ playedFor: cell('playedFor'), playedAgainst: cell('playedAgainst') },
    ...{ attendance: cell('attendance'), referee: cell('referee') },
  };
  if (wrong.length > 0) return { wrong };
  const report = cell('report');
  return {
    // '' means an unticked box, because a form sends nothing for such a box.
    entries: {
      ...filled(entries),
      ...(report && { report: cutLong(cleanText(report), maxReportLength) }),
      ...(extraTime !== undefined && { extraTime: extraTime ? 'on' : '' }),
    },
    usualGround: isHome === undefined ? undefined : isHome ? 'home' : 'away',
    opponentGoals: opponentGoalsIn(cell),
    note: isHalf ? 'Das Ergebnis ist nicht vollständig: Trag es bitte selbst ein.' : note,
  };
}

function goalText(text: string): string {
  return isOpenScore(text) ? '' : text;
}

function opponentGoalsIn(cell: Cell): readonly DescribedGoal[] | undefined {
  const [scorers, own] = [cell('opponentGoals'), cell('opponentOwnGoals')];
  if (scorers === '' && own === '') return undefined;
  const goals = mergeGoalsByMinute(
    readGoalsInCell(scorers),
    readGoalsInCell(own).map((goal) => ({ ...goal, ownGoal: 1 })),
  );
  return goals
    .slice(0, maxGoals)
    .map(({ scorer, ...goal }) => ({ ...goal, scorer: scorer && cutLong(scorer) }));
}

const allKinds = `${gameKinds.slice(0, -1).join(', ')} oder ${gameKinds.at(-1)}`;

function kindIn(text: string, kinds: KnownKinds): GameKind | '' | undefined {
  if (text === '') return '';
  const exact = gameKinds.find((kind) => foldName(kind) === foldName(text));
  return exact ?? kinds.get(normalizeName(text)) ?? guessGameKind(text);
}

function leagueIn(text: string, kinds: KnownKinds): string {
  return kinds.get(normalizeName(text)) ?? guessGameKind(text) ?? '';
}

function statusIn(text: string): string | undefined {
  if (text === '') return '';
  const words = Object.entries(statusLabels);
  return words.find(([, word]) => foldName(word) === foldName(text))?.[0] ?? statusInCell(text);
}
