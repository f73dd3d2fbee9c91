import type { Db } from '#platform/db/client.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { goalDoubt, resultDoubt } from './goal-doubt.ts';
import { shownGames } from './shown-games.server.ts';

interface EnteredGame {
  date: string;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** What is odd about a game, in sentences: it may be right all the same. */
export async function listGameDoubts(
  db: Db,
  id: string,
  { date, goalsFor, goalsAgainst }: EnteredGame,
): Promise<string[]> {
  const others = await shownGames(db)
    .selectFrom('shownGame')
    .select('opponent')
    .where('date', '=', date)
    .where((where) => where.or([where('status', 'is', null), where('status', '<>', 'postponed')]))
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const { goals } = await db
    .selectFrom('lineupPlayer')
    .innerJoin('lineup', 'lineup.id', 'lineupPlayer.lineupId')
    .select(({ fn }) => fn.sum('goals').as('goals'))
    .where('lineup.gameId', '=', id)
    .executeTakeFirstOrThrow();
  return [
    ...others.map(
      ({ opponent }) => `Am ${formatDate(date)} gibt es schon ein Spiel, gegen ${opponent}.`,
    ),
    resultDoubt(goalsFor, goalsAgainst),
    goalDoubt(goalsFor, Number(goals ?? 0)),
  ].filter((sentence) => sentence !== undefined);
}

interface EnteredLineup {
  gameId: string;
  players: readonly { shirtNumber: number | null; goals: number; goalMinutes: string | null }[];
}

/** The same of a line-up. */
export async function listLineupDoubts(
  db: Db,
  { gameId, players }: EnteredLineup,
): Promise<string[]> {
  const query = db.selectFrom('game').select('goalsFor').where('id', '=', gameId);
  const game = await query.executeTakeFirst();
  const inLineup = players.reduce((sum, { goals }) => sum + goals, 0);
  return [
    goalDoubt(game?.goalsFor ?? null, inLineup),
    ...worn(players).map((number) => `Die Nummer ${number} steht zweimal im Kader.`),
    players.some(({ goals, goalMinutes }) => minutesIn(goalMinutes) > goals)
      ? 'Bei einem Spieler sind mehr Minuten von Toren eingetragen als Tore.'
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** The shirt numbers that more than one player has, each once. */
function worn(players: EnteredLineup['players']): number[] {
  const numbers = players.flatMap(({ shirtNumber }) => shirtNumber ?? []);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}

function minutesIn(minutes: string | null): number {
  return minutes === null ? 0 : minutes.split(',').length;
}
