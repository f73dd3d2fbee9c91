import { findKickOff } from '#app/matches/games/game.ts';
import { guessGameKind } from '#app/matches/games/recognize/guess-game-kind.ts';
import { formatDayInput, isDay } from '#platform/values/parse-date-time.ts';
import { formatWeekday, viennaTime } from '#platform/values/vienna.ts';
import { type AboutList, isOpen } from '../import-rows.ts';
import { dayInCell, orderedDays, timeInCell } from '../reading/cell-moment.ts';
import {
  type Answers,
  askColumns,
  createCellReader,
  cutLong,
  findColumns,
  foldName,
} from '../reading/find-columns.ts';
import { lostLetters } from '../reading/form-answers.server.ts';
import type { Table } from '../reading/read-table.server.ts';
import { type GameField, gameColumns } from './game-columns.ts';
import {
  type Cell,
  type FeedFields,
  type KnownKinds,
  readGameRow,
  readKickOff,
  readOpponent,
} from './game-row.ts';
import { withGoalColumns } from './goal-columns.ts';

type Listed = Pick<Table, 'columns' | 'rows'>;

interface KnownRecords {
  answers: Answers;
  ownNames: readonly string[];
  kinds: KnownKinds;
}

export type GameRow = { line: number; title: string; kickoff: string } & (
  | { date: string | undefined; wrong: string[] }
  | UnderstoodGame
);

interface UnderstoodGame {
  date: string;
  opponent: string;
  team: { name: string; isFirst: boolean };
  said: FeedFields | { wrong: string[] };
  /** Contains a German sentence if the weekday in the cell does not match the date. */
  otherDay: string[];
}

export function hasGameColumns(table: Listed): boolean {
  const { at } = findColumns<GameField>(withDayColumn(table).columns, gameColumns);
  const [isDated, isNamed] = [
    at.has('date') || at.has('kickoff'),
    at.has('opponent') || at.has('pairing') || (at.has('home') && at.has('away')),
  ];
  return isDated && isNamed;
}

export function understandGames(
  given: Listed,
  { answers, ownNames, kinds }: KnownRecords,
): AboutList & { games: GameRow[] } {
  const table = withGoalColumns(withDayColumn(given));
  const { found, questions } = askColumns<GameField>(table, gameColumns, answers, fits);
  const ordered = orderedDays(
    table.rows.map(({ cells }) => createCellReader(found, cells)('date')),
  );
  const rows = (isOpen(questions) ? [] : table.rows).map(({ line, cells }) => {
    const cellOf = createCellReader(found, cells);
    const cell: Cell = (field) => (field === 'date' ? ordered(cellOf(field)) : cellOf(field));
    return { line, title: cells.filter(Boolean).join(', '), cell, moment: readKickOff(cell) };
  });
  const tournamentDays = new Set(
    rows
      .filter(({ cell }) => guessGameKind(cell('kind')) === 'Turnier')
      .map(({ moment }) => moment.date),
  );
  const own = ownNames.map(foldName);

  const understandRow = ({ line, title, cell, moment }: (typeof rows)[number]): GameRow => {
    const date = isDay(moment.date) ? moment.date : undefined;
    const about = { line, title, date, kickoff: cutLong(moment.kickoff) };
    const side = readOpponent(cell, ownNames);
    if (typeof side === 'string') return { ...about, wrong: [side] };
    const lost = lostLetters(side.opponent);
    if (lost) return { ...about, wrong: [lost] };
    if (!date) return { ...about, wrong: [`Datum: ${dayFault(moment.date)}`] };
    const start = findKickOff({ ...moment, date });
    if (start && viennaTime(start) !== moment.kickoff)
      return { ...about, wrong: ['Anpfiff: Diese Uhrzeit gibt es an diesem Tag nicht.'] };
    const team = cell('teamId');
    return {
      ...{ ...about, date, opponent: cutLong(side.opponent) },
      team: {
        name: cutLong(team),
        isFirst: team === '' || adults.test(team) || own.includes(foldName(team)),
      },
      said: readGameRow(cell, side, { kinds, isTournament: tournamentDays.has(date) }),
      otherDay: weekdayDoubt(cell('date'), date),
    };
  };
  return {
    of: { one: 'Spiel', many: 'Spiele' },
    known: [...found.at.keys()].map((field) => gameColumns[field][0]),
    ...{ unknown: found.unknown, questions, games: rows.map(understandRow) },
  };
}

const adults = /^(?:herren|männer|erwachsene|kampfmannschaft|km|1\. mannschaft|erste)$/i;

function dayFault(date: string): string {
  return date ? 'Diesen Tag gibt es nicht.' : 'Bitte gib das Datum im Format TT.MM.JJJJ ein.';
}

function weekdayDoubt(text: string, date: string): string[] {
  const [said] = /^\(?(?:mo|di|mi|do|fr|sa|so)(?=[\p{L}.,) ])/iu.exec(text) ?? [];
  const day = formatWeekday(date);
  const isOther = said && !day.toLowerCase().startsWith(said.replace('(', '').toLowerCase());
  return isOther ? [`Der ${formatDayInput(date)} ist ein ${day}.`] : [];
}

/** A column 'Spieltag' has the rounds in most lists, but in some lists it has the dates. */
function withDayColumn(table: Listed): Listed {
  const isDays = (index: number) =>
    table.rows.some(({ cells }) => dayInCell(cells[index] ?? '') !== undefined);
  const columns = table.columns.map((name, index) =>
    foldName(name) === 'spieltag' && isDays(index) ? 'Spieltag am' : name,
  );
  return { ...table, columns };
}

/** Checks the cell, because a column 'Tag' contains dates or days of the week. */
function fits(field: GameField, cell: string): boolean {
  if (field === 'date') return dayInCell(cell) !== undefined;
  return field !== 'kickoff' || /^(?:\d\d:\d\d)?$/.test(timeInCell(cell));
}
