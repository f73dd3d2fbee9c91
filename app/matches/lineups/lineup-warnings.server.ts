import { sumPlayers } from '#app/matches/games/followed-score.server.ts';
import { listOpponentGoals } from '#app/matches/games/opponent-goals.server.ts';
import { goalWarnings } from '#app/matches/games/score-warnings.ts';
import type { Db } from '#platform/db/client.server.ts';

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
      ? goalWarnings({ ...game, opponentGoals }, sumPlayers(players))
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
