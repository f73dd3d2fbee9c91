import type { DescribedGoal } from '#app/matches/games/describe-goals.server.ts';
import { earlyResultWarning } from '#app/matches/games/early-result.ts';
import { isOddBeside } from '#app/matches/games/game-warnings.server.ts';
import { listGamesBetween } from '#app/matches/games/games.server.ts';
import { normalizeGame } from '#app/matches/games/normalize-game.ts';
import {
  type FoundOpponent,
  namedOpponentFinder,
} from '#app/matches/games/recognize/opponent-finder.server.ts';
import { venueFinder } from '#app/matches/games/recognize/venue-finder.server.ts';
import { resultWarning } from '#app/matches/games/score-warnings.ts';
import { gameSchema } from '#app/matches/games/tool.ts';
import { listVenues } from '#app/matches/venues/venues.server.ts';
import { listAllTeams, type Team } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import type { Proposal, ReadLine } from '../import-rows.ts';
import { createRowSave, propose } from '../propose-row.server.ts';
import { foldName } from '../reading/find-columns.ts';
import { parseRow } from '../reading/parse-row.ts';
import { gameColumns } from './game-columns.ts';
import type { FeedFields } from './game-row.ts';
import type { GameRow } from './understand-games.ts';

export async function readGames(
  db: Db,
  kinds: KindRegistry,
  rows: readonly GameRow[],
  now: Date,
): Promise<ReadLine[]> {
  const hours = new Set(rows.map(({ date, kickoff }) => `${date} ${kickoff}`));
  const days = rows.flatMap(({ date }) => date ?? []).toSorted();
  const stored = await listGamesBetween(db, days[0] ?? '', days.at(-1) ?? '');
  const byDay = Map.groupBy(stored, ({ date }) => date);
  const teams = await listAllTeams(db);
  const findOpponent = await namedOpponentFinder(db);
  const firstLines = new Map<string, number>();
  const takeRow = await rowTaker(db, kinds, { teams, now });

  const readRow = (row: GameRow): ReadLine => {
    const about = { line: row.line, title: row.title, notes: [], proposals: [] };
    if ('wrong' in row) return { ...about, wrong: row.wrong };
    const { date, kickoff, said, otherDay } = row;
    const team = teamIn(teams, row.team);
    if (!team) return { ...about, wrong: [`Mannschaft: „${row.team.name}“ ist nicht bekannt.`] };
    const { opponent, similar } = findOpponent(row.opponent);
    const onDay = (byDay.get(date) ?? []).filter(({ teamId }) => teamId === team.id);
    const isTaken = (each: StoredGame) =>
      firstLines.has(each.id) || (each.kickoff !== kickoff && hours.has(`${date} ${each.kickoff}`));
    const calledSo = (one: FoundOpponent) => onDay.filter((each) => one.isCalled(each.opponent));
    const isScored = ({ goalsFor, goalsAgainst }: StoredGame) =>
      'entries' in said &&
      said.entries.goalsFor === String(goalsFor) &&
      said.entries.goalsAgainst === String(goalsAgainst);
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
    // The kick-off is part of the key, because the club can play an opponent twice on one day.
    const key = game?.id ?? `${date} ${kickoff} ${foldName(name)} ${team.id ?? ''}`;
    const first = firstLines.get(key);
    const refuse = (sentence: string) => ({ ...titled, wrong: [sentence] });
    if (first !== undefined)
      return refuse(
        `Steht schon in Zeile ${first}. Ein zweites Spiel braucht einen anderen Anpfiff.`,
      );
    if (isUnclear)
      return refuse(
        lacksHour
          ? 'An diesem Tag gibt es mehrere, auch ohne Anpfiff. Trag ihn zuerst bei „Spiele“ ein.'
          : 'An diesem Tag gibt es mehrere. Welches es ist, sagt der Anpfiff.',
      );
    firstLines.set(key, row.line);
    if ('wrong' in said) return { ...titled, wrong: said.wrong };
    const others = game ? [] : onDay;
    const taken = (sure ? [sure] : [...similar, opponent]).map((one) => {
      const called = game?.opponent ?? one.name;
      const entries = { ...said.entries, opponent: called, teamId: team.id ?? '' };
      const read = takeRow({ ...said, entries, date, game, others, venueId: one.venueId });
      const reading = sure ? undefined : readingOf(one, { said: opponent, date });
      return { ...read, proposals: read.proposals.map((each) => ({ ...each, ...reading })) };
    });
    const { wrong = [], notes = [] } = taken[0] ?? {};
    const proposals = taken
      .flatMap(({ proposals }) => proposals)
      .map((each) => (otherDay.length > 0 ? { ...each, isAdvised: false } : each));
    const { note = [] } = said;
    // A line that changes nothing but has a note is wrong, unless the stored game is complete (result or
    // status). The note then says what is wrong.
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
  return lines;
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
  // If a kick-off is missing, the result can show which of several games the row means.
  const [scored, another] = free.filter(
    (game) => (kickoff === '' || game.kickoff === null) && isScored(game),
  );
  if (exact[0]) return scored ?? one;
  return another ? undefined : scored;
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

interface Row extends Omit<FeedFields, 'note'> {
  date: string;
  game: StoredGame | undefined;
  others: readonly StoredGame[];
  venueId: string | null;
}

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
    const { date, game, others } = row;
    const stored = game ? entriesOf(game) : { kind: 'Meisterschaft' };
    const usualGround = game?.ground === 'neutral' ? undefined : row.usualGround;
    const entries = { ...(usualGround && { ground: usualGround }), ...row.entries };
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
    const save = createRowSave(kinds.game.records, game?.id, (current) => {
      return { crest, ...current, ...after };
    });
    const before = game && { ...shownOf(game), ...(entries.crest && { crest: game.crest }) };
    const proposal = propose({ id: game?.id, before, after, save }, fields, names);
    const other = others.find((each) => isOddBeside(value, each));
    const doubts = [
      resultWarning(value.goalsFor, value.goalsAgainst),
      earlyResultWarning(value, now),
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

function goalEntries(goals: readonly DescribedGoal[]): Record<string, string> {
  const entries = goals.flatMap(({ scorer, minute, ownGoal }, index) => [
    [`opponentGoals[${index}].scorer`, scorer ?? ''],
    [`opponentGoals[${index}].minute`, minute ?? ''],
    ...(ownGoal ? [[`opponentGoals[${index}].ownGoal`, 'on']] : []),
  ]);
  return Object.fromEntries(entries);
}

type StoredGame = Awaited<ReturnType<typeof listGamesBetween>>[number];

function teamIn(
  teams: readonly Team[],
  { name: typed, isFirst }: { name: string; isFirst: boolean },
): Team | undefined {
  const wanted = foldName(typed);
  const named = teams.find(({ name, shortName }) =>
    [name, shortName].map(foldName).includes(wanted),
  );
  return named ?? (isFirst ? teams[0] : undefined);
}

function shownOf({
  id: _,
  slug: __,
  crest: ___,
  running: ____,
  ended: _____,
  ...game
}: StoredGame) {
  return game;
}

function entriesOf(game: StoredGame): Record<string, string> {
  const { opponentGoals: _, ...fields } = shownOf(game);
  const texts = Object.entries(fields).map(([field, value]) => [field, String(value ?? '')]);
  const ticked = game.extraTime ? 'on' : '';
  return { ...Object.fromEntries(texts), ground: game.ground ?? 'home', extraTime: ticked };
}
