import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import { competitionName } from '#app/league/competitions/competition.ts';
import { listCompetitionKinds } from '#app/league/competitions/competitions.server.ts';
import { earlyResultDoubt } from '#app/matches/games/early-result.ts';
import { kickOffOf } from '#app/matches/games/game.ts';
import { listGamesBetween } from '#app/matches/games/games.server.ts';
import { resultDoubt } from '#app/matches/games/goal-doubt.ts';
import type { ToldGoal } from '#app/matches/games/goal-words.server.ts';
import { normalizeGame } from '#app/matches/games/normalize-game.ts';
import {
  type FoundOpponent,
  namedOpponentFinder,
} from '#app/matches/games/recognize/opponent-finder.server.ts';
import { kindOf } from '#app/matches/games/recognize/similar-club.ts';
import { venueFinder } from '#app/matches/games/recognize/venue-finder.server.ts';
import { isOddBeside } from '#app/matches/games/record-doubts.server.ts';
import { gameSchema } from '#app/matches/games/tool.ts';
import { listVenues } from '#app/matches/venues/venues.server.ts';
import { listAllTeams, type Team } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import { formatShortDate, viennaTime, weekdayOf } from '#platform/values/vienna.ts';
import { isDay, writtenDay } from '#platform/values/written-moment.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import { type Asked, isOpen, type Proposal, type ReadLine, type ReadList } from '../lines.ts';
import { propose, saving } from '../propose.server.ts';
import { dayInCell, orderedDays, timeInCell } from '../reading/cell-moment.ts';
import { askColumns, cellsOf, findColumns, foldName } from '../reading/columns.ts';
import { lostLetters } from '../reading/letters.server.ts';
import { parseRow } from '../reading/parse-row.ts';
import type { Table } from '../reading/read-table.server.ts';
import { type GameField, gameColumns } from './columns.ts';
import {
  type Cell,
  type KnownKinds,
  momentOf,
  type SaidOfGame,
  saidOfGame,
  sideOf,
} from './game-row.ts';
import { withGoalColumns } from './goal-columns.ts';

type Listed = Pick<Table, 'columns' | 'rows'>;

export function namesGames(table: Listed): boolean {
  const { at } = findColumns<GameField>(withDayColumn(table).columns, gameColumns);
  const [isDated, isNamed] = [
    at.has('date') || at.has('kickoff'),
    at.has('opponent') || at.has('pairing') || (at.has('home') && at.has('away')),
  ];
  return isDated && isNamed;
}

export async function readGames(
  db: Db,
  kinds: KindRegistry,
  given: Listed,
  { answers, now }: Asked,
): Promise<ReadList> {
  const table = withGoalColumns(withDayColumn(given));
  const { found, questions } = askColumns<GameField>(table, gameColumns, answers, fits);
  const columns = [...found.at.keys()].map((field) => gameColumns[field][0]);
  const list = {
    of: { one: 'Spiel', many: 'Spiele' },
    ...{ known: columns, unknown: found.unknown, questions },
  };
  if (isOpen(questions)) return { ...list, lines: [] };
  const ordered = orderedDays(table.rows.map(({ cells }) => cellsOf(found, cells)('date')));
  const rows = table.rows.map(({ line, cells }) => {
    const cellOf = cellsOf(found, cells);
    const cell: Cell = (field) => (field === 'date' ? ordered(cellOf(field)) : cellOf(field));
    const { date, kickoff } = momentOf(cell);
    return { line, cells, cell, date: isDay(date) ? date : undefined, kickoff };
  });
  const hours = new Set(rows.map(({ date, kickoff }) => `${date} ${kickoff}`));
  const tournamentDays = new Set(
    rows.filter(({ cell }) => kindOf(cell('kind')) === 'Turnier').map(({ date }) => date),
  );
  const days = rows.flatMap(({ date }) => date ?? []).toSorted();
  const stored = await listGamesBetween(db, days[0] ?? '', days.at(-1) ?? '');
  const byDay = Map.groupBy(stored, ({ date }) => date);
  const teams = await listAllTeams(db);
  const { ownNames } = await findMatchdayDetails(db);
  const findOpponent = await namedOpponentFinder(db);
  const firstLines = new Map<string, number>();
  const takeRow = await rowTaker(db, kinds, { teams, now });
  const known: KnownKinds = await listKnownKinds(db);

  const readRow = ({ line, cells, cell, date, kickoff }: (typeof rows)[number]): ReadLine => {
    const title = cells.filter(Boolean).join(', ');
    const about = { line, title, notes: [], proposals: [] };
    const side = sideOf(cell, ownNames);
    if (typeof side === 'string') return { ...about, wrong: [side] };
    const lost = lostLetters(side.opponent);
    if (lost) return { ...about, wrong: [lost] };
    if (!date) return { ...about, wrong: [`Datum: ${dayFault(momentOf(cell).date)}`] };
    const start = kickOffOf({ date, kickoff });
    if (start && viennaTime(start) !== kickoff)
      return { ...about, wrong: ['Anpfiff: Diese Uhrzeit gibt es an diesem Tag nicht.'] };
    const team = teamIn(teams, cell('teamId'), ownNames);
    if (!team) return { ...about, wrong: [`Mannschaft: „${cell('teamId')}“ ist nicht bekannt.`] };
    const { opponent, similar } = findOpponent(side.opponent);
    const onDay = (byDay.get(date) ?? []).filter(({ teamId }) => teamId === team.id);
    const isTaken = (each: StoredGame) =>
      firstLines.has(each.id) || (each.kickoff !== kickoff && hours.has(`${date} ${each.kickoff}`));
    const calledSo = (one: FoundOpponent) => onDay.filter((each) => one.isCalled(each.opponent));
    const context = { kinds: known, isTournament: tournamentDays.has(date) };
    const isScored = (each: StoredGame) =>
      hasScore(each, saidOfGame(cell, side, { game: each, ...context }));
    const gameOf = (one: FoundOpponent) => sameGame(calledSo(one), { kickoff, isTaken, isScored });
    // If an opponent with a similar name has a game on that day, the row means that game.
    const sure =
      [opponent, ...similar].find(gameOf) ?? (similar.length === 0 ? opponent : undefined);
    const game = sure && gameOf(sure);
    const name = game?.opponent ?? sure?.name ?? opponent.name;
    const sameDay = game ? [] : calledSo(sure ?? opponent);
    const lacksHour = sameDay.some((each) => each.kickoff === null && !isTaken(each));
    const isUnclear = sameDay.length > 1 && (kickoff === '' || lacksHour);
    const titled = { ...about, title: `${formatShortDate(date)}, ${name}` };
    // Two games on one day against the same opponent differ by their kick-off.
    const key = game?.id ?? `${date} ${kickoff} ${foldName(name)} ${team.id ?? ''}`;
    const first = firstLines.get(key);
    if (first !== undefined)
      return {
        ...titled,
        wrong: [`Steht schon in Zeile ${first}. Ein zweites Spiel braucht einen anderen Anpfiff.`],
      };
    if (isUnclear)
      return {
        ...titled,
        wrong: [
          lacksHour
            ? 'An diesem Tag gibt es mehrere, auch ohne Anpfiff. Trag ihn zuerst bei „Spiele“ ein.'
            : 'An diesem Tag gibt es mehrere. Welches es ist, sagt der Anpfiff.',
        ],
      };
    firstLines.set(key, line);
    const said = saidOfGame(cell, side, { game, ...context });
    if ('wrong' in said) return { ...titled, wrong: said.wrong };
    const others = game ? [] : onDay;
    const taken = (sure ? [sure] : [...similar, opponent]).map((one) => {
      const called = game?.opponent ?? one.name;
      const entries = { ...said.entries, opponent: called, teamId: team.id ?? '' };
      const { opponentGoals } = said;
      const row = takeRow({ entries, opponentGoals, date, game, others, venueId: one.venueId });
      const reading = sure ? undefined : readingOf(one, { said: opponent, date });
      return { ...row, proposals: row.proposals.map((each) => ({ ...each, ...reading })) };
    });
    const otherDay = weekdayDoubt(cell('date'), date);
    const { wrong = [], notes = [] } = taken[0] ?? {};
    const proposals = taken
      .flatMap(({ proposals }) => proposals)
      .map((each) => (otherDay.length > 0 ? { ...each, isAdvised: false } : each));
    const { note = [] } = said;
    // Without a stored result or status, the note about an unreadable result counts as a fault, so it is shown.
    const isEntered = game && (game.goalsFor !== null || game.status !== null);
    if (wrong.length === 0 && proposals.length === 0 && !isEntered)
      return { ...titled, wrong: [note].flat() };
    return { ...titled, wrong, notes: [...notes, note, otherDay].flat(), proposals };
  };
  const lines: ReadLine[] = [];
  for (const row of rows) {
    lines.push(readRow(row));
    await breathe();
  }
  return { ...list, lines };
}

function dayFault(date: string): string {
  return date ? 'Diesen Tag gibt es nicht.' : 'Bitte gib das Datum im Format TT.MM.JJJJ ein.';
}

/** Asks the admin if the weekday in the cell does not match the date; empty without a weekday. */
function weekdayDoubt(text: string, date: string): string[] {
  const [said] = /^\(?(?:mo|di|mi|do|fr|sa|so)(?=[\p{L}.,) ])/iu.exec(text) ?? [];
  const day = weekdayOf(date);
  const isOther = said && !day.toLowerCase().startsWith(said.replace('(', '').toLowerCase());
  return isOther ? [`Der ${writtenDay(date)} ist ein ${day}.`] : [];
}

/** 'Spieltag' is a round in most lists, but in some it is the day. */
function withDayColumn(table: Listed): Listed {
  const isDays = (index: number) =>
    table.rows.some(({ cells }) => dayInCell(cells[index] ?? '') !== undefined);
  const columns = table.columns.map((name, index) =>
    foldName(name) === 'spieltag' && isDays(index) ? 'Spieltag am' : name,
  );
  return { ...table, columns };
}

/** A column 'Tag' may contain days, but also weekdays, so its cells are checked. */
function fits(field: GameField, cell: string): boolean {
  if (field === 'date') return dayInCell(cell) !== undefined;
  return field !== 'kickoff' || /^(?:\d\d:\d\d)?$/.test(timeInCell(cell));
}

interface SoughtGame {
  kickoff: string;
  isTaken: (game: StoredGame) => boolean;
  isScored: (game: StoredGame) => boolean;
}

function sameGame(
  games: readonly StoredGame[],
  { kickoff, isTaken, isScored }: SoughtGame,
): StoredGame | undefined {
  const exact = games.filter((game) => (game.kickoff ?? '') === kickoff);
  const free = (exact[0] ? exact : games).filter((game) => !isTaken(game));
  const [one, other] = free;
  if (!other) return one ?? exact[0];
  // Where an hour is missing, the result may tell which of several games it is.
  const [scored, another] = free.filter(
    (game) => (kickoff === '' || game.kickoff === null) && isScored(game),
  );
  if (exact[0]) return scored ?? one;
  return another ? undefined : scored;
}

function hasScore(game: StoredGame, said: ReturnType<typeof saidOfGame>): boolean {
  if ('wrong' in said) return false;
  const { goalsFor, goalsAgainst } = said.entries;
  return goalsFor === String(game.goalsFor) && goalsAgainst === String(game.goalsAgainst);
}

function readingOf(
  one: FoundOpponent,
  { said, date }: { said: FoundOpponent; date: string },
): Pick<Proposal, 'reading' | 'isAdvised'> {
  const note =
    one === said
      ? 'Neuer Gegner: Er wird mit dem Spiel angelegt'
      : `In der Liste steht „${said.name}“`;
  return { isAdvised: false, reading: { title: `${formatShortDate(date)}, ${one.name}`, note } };
}

async function listKnownKinds(db: Db): Promise<KnownKinds> {
  const competitions = await listCompetitionKinds(db);
  return new Map(
    competitions.flatMap(({ kind, ...named }) =>
      [named.name, competitionName(named)].map((name) => [sameName(name), kind] as const),
    ),
  );
}

interface Row {
  entries: Partial<Record<GameField, string>>;
  opponentGoals: SaidOfGame['opponentGoals'];
  /** 'YYYY-MM-DD'. */
  date: string;
  game: StoredGame | undefined;
  others: readonly StoredGame[];
  venueId: string | null;
}

/** Checks rows by the rules of the form in which admins enter games. */
async function rowTaker(
  db: Db,
  kinds: KindRegistry,
  { teams, now }: { teams: readonly Team[]; now: Date },
) {
  const findVenue = await venueFinder(db);
  const named = [...(await listVenues(db)), ...teams];
  const names = Object.fromEntries(named.map(({ id, name }) => [id ?? '', name]));
  const { fields } = recordKind(kinds, 'game');
  const schema = gameSchema(null);

  return (row: Row): Pick<ReadLine, 'wrong' | 'notes' | 'proposals'> => {
    const { entries, date, game, others } = row;
    const stored = game ? entriesOf(game) : {};
    const ground = entries.ground ?? stored.ground ?? 'home';
    const place = entries.venueId;
    const venue = place ? findVenue(place, { isHome: ground === 'home', date }) : undefined;
    const isUsual = ground === 'away' && venue === row.venueId && stored.venueId !== venue;
    const isStored = place !== undefined && names[stored.venueId ?? ''] === place;
    const found = venue ?? (venue === null ? '' : (stored.venueId ?? ''));
    const venueId = isStored ? (stored.venueId ?? '') : isUsual ? '' : found;
    const told = row.opponentGoals ?? game?.opponentGoals ?? [];
    const parsed = parseRow(
      { ...stored, ...entries, ...(place && { venueId }), ...goalEntries(told) },
      schema,
      gameColumns,
    );
    if ('wrong' in parsed) return { wrong: parsed.wrong, notes: [], proposals: [] };
    const { crest, ...value } = normalizeGame(parsed.value);
    const after = { ...value, ...(entries.crest && { crest }) };
    const save = saving(kinds.game.records, game?.id, (current) => {
      return { crest, ...current, ...after };
    });
    const before = game && { ...shownOf(game), ...(entries.crest && { crest: game.crest }) };
    const proposal = propose({ id: game?.id, before, after, save }, fields, names);
    const other = others.find((each) => isOddBeside(value, each));
    const doubts = [
      resultDoubt(value.goalsFor, value.goalsAgainst),
      earlyResultDoubt(value, now),
    ].filter((doubt) => doubt !== undefined);
    const notes = [
      ...(proposal ? doubts : []),
      place && venue === undefined && `Spielort „${place}“ ist nicht angelegt.`,
      other && `An diesem Tag steht schon das Spiel gegen ${other.opponent}.`,
    ];
    return {
      wrong: [],
      notes: notes.filter((note) => typeof note === 'string'),
      proposals: proposal
        ? [{ ...proposal, isAdvised: proposal.isAdvised && doubts.length === 0 }]
        : [],
    };
  };
}

function goalEntries(goals: readonly ToldGoal[]): Record<string, string> {
  const entries = goals.flatMap(({ scorer, minute, ownGoal }, index) => [
    [`opponentGoals[${index}].scorer`, scorer ?? ''],
    [`opponentGoals[${index}].minute`, minute ?? ''],
    ...(ownGoal ? [[`opponentGoals[${index}].ownGoal`, 'on']] : []),
  ]);
  return Object.fromEntries(entries);
}

type StoredGame = Awaited<ReturnType<typeof listGamesBetween>>[number];

const adults = /^(?:herren|männer|erwachsene|kampfmannschaft|km|1\. mannschaft|erste)$/i;

/** The first team if the row names no team or only the club. */
function teamIn(
  teams: readonly Team[],
  text: string,
  ownNames: readonly string[],
): Team | undefined {
  const wanted = foldName(text);
  const named = teams.find(({ name, shortName }) =>
    [name, shortName].map(foldName).includes(wanted),
  );
  const isFirst = text === '' || adults.test(text) || ownNames.map(foldName).includes(wanted);
  return named ?? (isFirst ? teams[0] : undefined);
}

function shownOf({ id: _, slug: __, crest: ___, running: ____, ...game }: StoredGame) {
  return game;
}

function entriesOf(game: StoredGame): Record<string, string> {
  const { opponentGoals: _, ...fields } = shownOf(game);
  const texts = Object.entries(fields).map(([field, value]) => [field, String(value ?? '')]);
  const ticked = game.extraTime ? 'on' : '';
  return { ...Object.fromEntries(texts), ground: game.ground ?? 'home', extraTime: ticked };
}
