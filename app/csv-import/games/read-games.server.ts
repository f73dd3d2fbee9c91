import { findMatchdayDetails } from '#app/details/matchday-details.server.ts';
import { normalizeGame } from '#app/games/admin/normalize-game.ts';
import { gameSchema } from '#app/games/admin/schema.ts';
import { resultDoubt } from '#app/games/goal-doubt.ts';
import { opponentFinder } from '#app/games/recognize/opponent-finder.server.ts';
import { venueFinder } from '#app/games/recognize/venue-finder.server.ts';
import { listAllTeams, type Team } from '#app/teams/teams.server.ts';
import { listVenues } from '#app/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { isDay, readDay } from '#platform/values/written-moment.ts';
import type { ReadLine, ReadList } from '../lines.ts';
import { propose, saving } from '../propose.server.ts';
import { cellsOf, findColumns, foldName } from '../reading/columns.ts';
import { parseRow } from '../reading/parse-row.ts';
import type { Table } from '../reading/read-table.server.ts';
import { type GameField, gameColumns } from './columns.ts';
import { saidOfGame, sideOf } from './game-row.ts';

/** What it takes to be a list of games: when, and against whom. */
export function namesGames(names: readonly string[]): boolean {
  const { at } = findColumns<GameField>(names, gameColumns);
  return at.has('date') && (at.has('opponent') || (at.has('home') && at.has('away')));
}

/** What a list says of games, beside what is stored. */
export async function readGames(db: Db, kinds: KindRegistry, table: Table): Promise<ReadList> {
  const found = findColumns<GameField>(table.columns, gameColumns);
  const rows = table.rows.map(({ line, cells }) => {
    const cell = cellsOf(found, cells);
    const day = readDay(cell('date')) ?? '';
    return { line, cells, cell, date: isDay(day) ? day : undefined };
  });
  const stored = await listStored(
    db,
    rows.flatMap(({ date }) => date ?? []),
  );
  const byDay = Map.groupBy(stored, ({ date }) => date);
  const teams = await listAllTeams(db);
  const { ownNames } = await findMatchdayDetails(db);
  const findOpponent = await opponentFinder(db);
  const firstLines = new Map<string, number>();
  const takeRow = await rowTaker(db, kinds, teams);

  const lines = rows.map(({ line, cells, cell, date }): ReadLine => {
    const about = { line, title: cells.filter(Boolean).join(', '), notes: [] };
    const side = sideOf(cell, ownNames);
    if (typeof side === 'string') return { ...about, wrong: [side] };
    if (!date) return { ...about, wrong: ['Datum: Bitte gib das Datum im Format TT.MM.JJJJ ein.'] };
    const team = teamIn(teams, cell('teamId'));
    if (!team) return { ...about, wrong: [`Mannschaft: „${cell('teamId')}“ ist nicht bekannt.`] };
    const opponent = findOpponent(side.opponent);
    const onDay = (byDay.get(date) ?? []).filter(({ teamId }) => teamId === team.id);
    const game = onDay.find((each) => opponent.isCalled(each.opponent));
    const name = game?.opponent ?? opponent.name;
    const titled = { ...about, title: `${formatShortDate(date)}, ${name}` };
    const key = game?.id ?? `${date} ${foldName(name)} ${team.id ?? ''}`;
    const first = firstLines.get(key);
    if (first !== undefined) return { ...titled, wrong: [`Steht schon in Zeile ${first}.`] };
    firstLines.set(key, line);
    const said = saidOfGame(cell, side, game);
    if ('wrong' in said) return { ...titled, wrong: said.wrong };
    const entries = { ...said.entries, opponent: name, teamId: team.id ?? '' };
    return { ...titled, ...takeRow({ entries, date, game, others: game ? [] : onDay }) };
  });
  const known = [...found.at.keys()].map((field) => gameColumns[field][0]);
  return { of: { one: 'Spiel', many: 'Spiele' }, known, unknown: found.unknown, lines };
}

interface Row {
  entries: Partial<Record<GameField, string>>;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** As it is stored; undefined for a new one. */
  game: StoredGame | undefined;
  /** Other games of the day, beside a new one. */
  others: readonly StoredGame[];
}

/** Takes what rows say by the rules of a game's form. */
async function rowTaker(db: Db, kinds: KindRegistry, teams: readonly Team[]) {
  const findVenue = await venueFinder(db);
  const named = [...(await listVenues(db)), ...teams];
  const names = Object.fromEntries(named.map(({ id, name }) => [id ?? '', name]));
  const { fields } = recordKind(kinds, 'game');

  return ({ entries, date, game, others }: Row): Pick<ReadLine, 'wrong' | 'notes' | 'proposal'> => {
    const stored = game ? entriesOf(game) : {};
    const isHome = (entries.ground ?? stored.ground ?? 'home') === 'home';
    const { venueId: place } = entries;
    const venue = place ? findVenue(place, { isHome, date }) : undefined;
    const venueId = place
      ? { venueId: venue ?? (venue === null ? '' : (stored.venueId ?? '')) }
      : {};
    const parsed = parseRow({ ...stored, ...entries, ...venueId }, gameSchema, gameColumns);
    if ('wrong' in parsed) return { wrong: parsed.wrong, notes: [] };
    // Goals of the opponent with their minutes no list can say.
    const { opponentGoals, crest, ...value } = normalizeGame(parsed.value);
    const save = saving(kinds.game.records, game?.id, (current) => {
      return { crest, opponentGoals, ...current, ...value };
    });
    const row = { id: game?.id, before: game && shownOf(game), after: value, save };
    const proposal = propose(row, fields, names);
    const notes = [
      proposal && resultDoubt(value.goalsFor, value.goalsAgainst),
      place && venue === undefined && `Spielort „${place}“ ist nicht angelegt.`,
      others[0] && `An diesem Tag steht schon das Spiel gegen ${others[0].opponent}.`,
    ];
    return { wrong: [], notes: notes.filter((note) => typeof note === 'string'), proposal };
  };
}

type StoredGame = Awaited<ReturnType<typeof listStored>>[number];

/** The team that a row names: the first one where it names none. */
function teamIn(teams: readonly Team[], text: string): Team | undefined {
  if (text === '') return teams[0];
  const wanted = foldName(text);
  return teams.find(({ name, shortName }) => [name, shortName].map(foldName).includes(wanted));
}

/** The games of between the first and the last day of a list. */
async function listStored(db: Db, days: readonly string[]) {
  const sorted = days.toSorted();
  return db
    .selectFrom('game')
    .selectAll()
    .where('date', '>=', sorted[0] ?? '')
    .where('date', '<=', sorted.at(-1) ?? '')
    .orderBy('id')
    .execute();
}

/** What a list can say of a game. */
function shownOf({ id: _, slug: __, crest: ___, ...game }: StoredGame) {
  return game;
}

/** The same as it would be typed. */
function entriesOf(game: StoredGame): Record<string, string> {
  const texts = Object.entries(shownOf(game)).map(([field, value]) => [field, String(value ?? '')]);
  const ticked = game.extraTime ? 'on' : '';
  return { ...Object.fromEntries(texts), ground: game.ground ?? 'home', extraTime: ticked };
}
