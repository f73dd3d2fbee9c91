import type { Db } from '#platform/db/client.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { ofTeam } from './games.server.ts';
import { goalDoubt, opponentGoalDoubt, resultDoubt } from './goal-doubt.ts';
import { listOpponentGoals } from './opponent-goals.server.ts';
import { allGames } from './shown-games.server.ts';

interface EnteredGame {
  teamId: string | null;
  date: string;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** On the pitch, where the result was awarded. */
  playedFor: number | null;
  playedAgainst: number | null;
  opponentGoals: OpponentGoals;
}

type OpponentGoals = readonly { ownGoal: 1 | null }[];

/** What is odd about a game, in sentences: it may be right all the same. */
export async function listGameDoubts(db: Db, id: string, game: EnteredGame): Promise<string[]> {
  const { teamId, date, goalsFor, goalsAgainst } = game;
  const others = await allGames(db)
    .selectFrom('shownGame')
    .select('opponent')
    .where(ofTeam({ id: teamId }))
    .where('date', '=', date)
    .where((where) => where.or([where('status', 'is', null), where('status', '<>', 'postponed')]))
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const { goals, ownGoals } = await db
    .selectFrom('lineupPlayer')
    .innerJoin('lineup', 'lineup.id', 'lineupPlayer.lineupId')
    .select(({ fn }) => [fn.sum('goals').as('goals'), fn.sum('ownGoals').as('ownGoals')])
    .where('lineup.gameId', '=', id)
    .executeTakeFirstOrThrow();
  return [
    ...others.map(
      ({ opponent }) => `Am ${formatDate(date)} gibt es schon ein Spiel, gegen ${opponent}.`,
    ),
    resultDoubt(goalsFor, goalsAgainst),
    ...goalDoubts(game, [{ goals: Number(goals ?? 0), ownGoals: Number(ownGoals ?? 0) }]),
  ].filter((sentence) => sentence !== undefined);
}

interface EnteredLineup {
  gameId: string;
  players: readonly {
    shirtNumber: number | null;
    goals: number;
    goalMinutes: string | null;
    ownGoals: number | null;
    ownGoalMinutes: string | null;
  }[];
}

/** The same of a line-up. */
export async function listLineupDoubts(
  db: Db,
  { gameId, players }: EnteredLineup,
): Promise<string[]> {
  const query = db
    .selectFrom('game')
    .select(['goalsFor', 'goalsAgainst', 'playedFor', 'playedAgainst']);
  const game = await query.where('id', '=', gameId).executeTakeFirst();
  const opponentGoals = await listOpponentGoals(db, gameId);
  return [
    ...(game ? goalDoubts({ ...game, opponentGoals }, players) : []),
    ...worn(players).map((number) => `Die Nummer ${number} steht zweimal im Kader.`),
    players.some(({ goals, goalMinutes }) => minutesIn(goalMinutes) > goals)
      ? 'Bei einem Spieler sind mehr Minuten von Toren eingetragen als Tore.'
      : undefined,
    players.some(({ ownGoals, ownGoalMinutes }) => minutesIn(ownGoalMinutes) > (ownGoals ?? 0))
      ? 'Bei einem Spieler sind mehr Minuten von Eigentoren eingetragen als Eigentore.'
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** What is odd about the goals of both sides: whoever hits the own net scores for the other one. */
function goalDoubts(
  { opponentGoals, ...game }: Omit<EnteredGame, 'date' | 'teamId'>,
  players: readonly { goals: number; ownGoals: number | null }[],
) {
  const theirOwn = opponentGoals.filter(({ ownGoal }) => ownGoal === 1).length;
  const scored = players.reduce((sum, { goals }) => sum + goals, 0);
  const ownGoals = players.reduce((sum, player) => sum + (player.ownGoals ?? 0), 0);
  const score = game.playedFor === null ? 'im Endstand' : 'auf dem Platz';
  const [ours, theirs] = [game.playedFor ?? game.goalsFor, game.playedAgainst ?? game.goalsAgainst];
  return [
    goalDoubt(ours, { scored, ownGoals: theirOwn }, score),
    opponentGoalDoubt(theirs, { scored: opponentGoals.length - theirOwn, ownGoals }, score),
  ];
}

/** The shirt numbers that more than one player has, each once. */
function worn(players: EnteredLineup['players']): number[] {
  const numbers = players.flatMap(({ shirtNumber }) => shirtNumber ?? []);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}

function minutesIn(minutes: string | null): number {
  return minutes === null ? 0 : minutes.split(',').length;
}
