import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { earlyResultWarning, isRunningScore } from './early-result.ts';
import { type LineupGoals, sumGoals, sumPlayers } from './followed-score.server.ts';
import type { GameKind, GameStatus } from './game.ts';
import { ofTeam } from './games.server.ts';
import { goalWarning, opponentGoalWarning, resultWarning } from './goal-warnings.ts';
import { listOpponentGoals } from './opponent-goals.server.ts';
import { allGames } from './public-games.server.ts';
import { type FindHalfLength, findShortest, hasEnded } from './running-score.server.ts';

interface GameOfDay {
  kind: GameKind;
  opponent: string;
  kickoff: string | null;
}

/**
 * Two games on one day are odd. The exception is two tournament games with different opponents or kick-off
 * times.
 */
export function isOddBeside(one: GameOfDay, other: GameOfDay): boolean {
  if (one.kind !== 'Turnier' || other.kind !== 'Turnier') return true;
  return (
    one.kickoff === other.kickoff && normalizeName(one.opponent) === normalizeName(other.opponent)
  );
}

interface EnteredGame extends EnteredScore {
  teamId: string | null;
  opponent: string;
  kind: GameKind;
  date: string;
  kickoff: string | null;
  status: GameStatus | null;
}

interface EnteredScore {
  goalsFor: number | null;
  goalsAgainst: number | null;
  playedFor: number | null;
  playedAgainst: number | null;
  opponentGoals: OpponentGoals;
}

type OpponentGoals = readonly { ownGoal: 1 | null }[];

export async function listGameWarnings(
  db: Db,
  id: string,
  { now, findHalfLength, ...game }: EnteredGame & { now: Date; findHalfLength: FindHalfLength },
): Promise<string[]> {
  const { teamId, date, goalsFor, goalsAgainst } = game;
  const others = await allGames(db)
    .selectFrom('shownGame')
    .select(['opponent', 'kind', 'kickoff'])
    .where(ofTeam({ id: teamId }))
    .where('date', '=', date)
    .where((where) => where.or([where('status', 'is', null), where('status', '<>', 'postponed')]))
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const shortest = await findShortest(db, game, findHalfLength);
  const isRunning = isRunningScore(game, { now, shortest }) && !(await hasEnded(db, id));
  return [
    ...others
      .filter((other) => isOddBeside(game, other))
      .map(({ opponent }) => `Am ${formatDate(date)} gibt es schon ein Spiel, gegen ${opponent}.`),
    earlyResultWarning(game, now),
    resultWarning(goalsFor, goalsAgainst),
    // While a game runs, score and scorers can differ, because admins enter one after the other.
    ...(isRunning ? [] : goalDoubts(game, await sumGoals(db, id))),
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

export async function listLineupWarnings(
  db: Db,
  { gameId, players }: EnteredLineup,
): Promise<string[]> {
  const query = db
    .selectFrom('game')
    .select(['goalsFor', 'goalsAgainst', 'playedFor', 'playedAgainst', 'running']);
  const game = await query.where('id', '=', gameId).executeTakeFirst();
  const opponentGoals = await listOpponentGoals(db, gameId);
  return [
    ...(game && game.running === null
      ? goalDoubts({ ...game, opponentGoals }, sumPlayers(players))
      : []),
    ...worn(players).map((number) => `Die Nummer ${number} steht zweimal in der Aufstellung.`),
    ...players
      .filter(({ goals, goalMinutes }) => minutesIn(goalMinutes) > goals)
      .map((player) => `${whose(player)} mehr Minuten von Toren eingetragen als Tore.`),
    ...players
      .filter(({ ownGoals, ownGoalMinutes }) => minutesIn(ownGoalMinutes) > (ownGoals ?? 0))
      .map((player) => `${whose(player)} mehr Minuten von Eigentoren eingetragen als Eigentore.`),
  ].filter((sentence) => sentence !== undefined);
}

function goalDoubts({ opponentGoals, ...game }: EnteredScore, { goals, ownGoals }: LineupGoals) {
  const theirOwn = opponentGoals.filter(({ ownGoal }) => ownGoal === 1).length;
  const score = game.playedFor === null ? 'im Endstand' : 'auf dem Platz';
  const [ours, theirs] = [game.playedFor ?? game.goalsFor, game.playedAgainst ?? game.goalsAgainst];
  return [
    goalWarning(ours, { scored: goals, ownGoals: theirOwn }, score),
    opponentGoalWarning(theirs, { scored: opponentGoals.length - theirOwn, ownGoals }, score),
  ];
}

function worn(players: EnteredLineup['players']): number[] {
  const numbers = players.flatMap(({ shirtNumber }) => shirtNumber ?? []);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}

function whose({ shirtNumber }: EnteredLineup['players'][number]): string {
  return `Bei ${shirtNumber === null ? 'einem Spieler' : `der Nummer ${shirtNumber}`} sind`;
}

function minutesIn(minutes: string | null): number {
  return minutes === null ? 0 : minutes.split(',').length;
}
