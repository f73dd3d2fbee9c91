import { type GameKind, type Ground, gameKinds, statusWords } from '#app/matches/games/game.ts';
import { type ToldGoal, withFurther } from '#app/matches/games/goal-words.server.ts';
import { readGoalsInCell } from '#app/matches/games/goals-in-cell.ts';
import { noOpponent, ownSide } from '#app/matches/games/recognize/own-side.ts';
import { kindOf } from '#app/matches/games/recognize/similar-club.ts';
import { sameName } from '#platform/values/same-name.ts';
import { dayInCell, timeInCell } from '../reading/cell-moment.ts';
import { foldName, yesOrNo } from '../reading/columns.ts';
import { isOpenScore } from '../reading/score.ts';
import { type GameField, gameColumns } from './columns.ts';
import { resultInCell, statusInCell } from './result-in-cell.ts';

/** Returns the row's text for a field; empty if the row has none. */
export type Cell = (field: GameField) => string;

interface Side {
  opponent: string;
  isHome?: boolean;
}

/** Kinds of game by the competition's name as `sameName` writes it. */
export type KnownKinds = ReadonlyMap<string, GameKind>;

export interface SaidOfGame {
  entries: Partial<Record<GameField, string>>;
  opponentGoals: readonly ToldGoal[] | undefined;
  /** A sentence about a part of the row that the import does not store. */
  note: string | undefined;
}

/** Keys are words as `foldName` writes them. */
const grounds = new Map<string, Ground>([
  ...['heim', 'h', 'daheim', 'zuhause', 'home'].map((word) => [word, 'home'] as const),
  ...['auswarts', 'a', 'gast', 'away'].map((word) => [word, 'away'] as const),
  ...['neutral', 'n'].map((word) => [word, 'neutral'] as const),
]);

/** Returns a sentence if it is unclear who the opponent is. */
export function sideOf(cell: Cell, ownNames: readonly string[]): Side | string {
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

/** All ways to split a text into two teams: 'SK Berg - Thal - SV Au'. */
function pairsIn(text: string): { home: string; away: string }[] {
  return Array.from(text.matchAll(/ +(?:[-–—:]|vs?\.?|gegen) +/gi), ({ 0: sign, index }) => ({
    home: text.slice(0, index).trim(),
    away: text.slice(index + sign.length).trim(),
  }));
}

/** The day ('YYYY-MM-DD') and the kick-off, which may be in the same cell. */
export function momentOf(cell: Cell): { date: string; kickoff: string } {
  // If there is no column for the day, the column for the hour may contain both.
  const { date = '', time = '' } = dayInCell(cell('date') || cell('kickoff')) ?? {};
  return { date, kickoff: timeInCell(cell('kickoff')) || time };
}

/** `game` is the stored game; undefined for a new one. */
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
  const read = (field: 'result' | 'halfTime') => {
    const said = resultInCell(cell(field));
    if (!said) wrong.push(`${gameColumns[field][0]}: Bitte so eingeben: 3:1`);
    return said ?? {};
  };
  // If the list has home and away teams, the home team's goals come first.
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
  // On neutral ground the order of the teams does not say who plays at home.
  const usual = isHome === undefined || game?.ground === 'neutral' ? '' : isHome ? 'home' : 'away';
  const extraTime = known('extraTime', yesOrNo(cell('extraTime'))) ?? result?.extraTime;
  // The league's name is used only if it says which kind of game it is.
  const kind = kindIn(cell('kind') || leagueIn(cell('league'), kinds), { isNew: !game, kinds });
  if (kind === undefined)
    wrong.push(`Art: „${cell('kind')}“ ist nicht bekannt. Bitte schreib ${allKinds}.`);
  const ground = grounds.get(foldName(cell('ground')));
  // If the row names both teams, the column 'Ort' is the place of the game.
  const isPlace = ground === undefined && isHome !== undefined;
  const entries: Partial<Record<GameField, string>> = {
    ...momentOf(cell),
    ...{ round: cell('round'), kind: kind ?? '', crest: cell('crest') },
    venueId: cell('venueId') || (isPlace ? cell('ground') : ''),
    ground: isPlace || !cell('ground') ? usual : (known('ground', ground) ?? ''),
    status: (known('status', statusIn(cell('status'))) || resultStatus) ?? '',
    formerDate: dayInCell(cell('formerDate'))?.date ?? cell('formerDate'),
    formerKickoff: timeInCell(cell('formerKickoff')),
    ...{ goalsFor, goalsAgainst },
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
    // An empty text means an unticked box, for which a form sends nothing.
    entries: {
      ...Object.fromEntries(texts),
      ...(extraTime !== undefined && { extraTime: extraTime ? 'on' : '' }),
    },
    opponentGoals: opponentGoalsIn(cell),
    note: isHalf ? 'Das Ergebnis ist nicht vollständig: Trag es bitte selbst ein.' : note,
  };
}

function goalText(text: string): string {
  return isOpenScore(text) ? '' : text;
}

function opponentGoalsIn(cell: Cell): readonly ToldGoal[] | undefined {
  const [scorers, own] = [cell('opponentGoals'), cell('opponentOwnGoals')];
  if (scorers === '' && own === '') return undefined;
  return withFurther(
    readGoalsInCell(scorers),
    readGoalsInCell(own).map((goal) => ({ ...goal, ownGoal: 1 })),
  );
}

const allKinds = `${gameKinds.slice(0, -1).join(', ')} oder ${gameKinds.at(-1)}`;

/** Empty if the row says nothing about a stored game; undefined for an unknown kind. */
function kindIn(
  text: string,
  { isNew, kinds }: { isNew: boolean; kinds: KnownKinds },
): GameKind | '' | undefined {
  if (text === '') return isNew ? 'Meisterschaft' : '';
  const exact = gameKinds.find((kind) => foldName(kind) === foldName(text));
  return exact ?? kinds.get(sameName(text)) ?? kindOf(text);
}

function leagueIn(text: string, kinds: KnownKinds): string {
  return kinds.get(sameName(text)) ?? kindOf(text) ?? '';
}

function statusIn(text: string): string | undefined {
  if (text === '') return '';
  const words = Object.entries(statusWords);
  return words.find(([, word]) => foldName(word) === foldName(text))?.[0] ?? statusInCell(text);
}
