import { sql } from 'kysely';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type GameState, gameState } from '../game.ts';
import { allGames, type Game } from '../public-games.server.ts';

const columns = [
  ...(['id', 'slug', 'date', 'kickoff', 'opponent', 'crest', 'kind', 'round', 'ground'] as const),
  ...(['status', 'goalsFor', 'goalsAgainst', 'running', 'team', 'teamId'] as const),
  ...(['extraTime', 'penaltiesFor', 'penaltiesAgainst'] as const),
  ...(['venueId', 'venue', 'street', 'postalCode', 'city'] as const),
] as const;

export interface GameAtHand extends Pick<Game, (typeof columns)[number]> {
  state: GameState;
  lineupId: string | null;
  isPublic: boolean;
  entered: { ours: number; theirs: number } | null;
}

interface DeskQuery {
  teams: 'all' | readonly (string | null)[];
  now: Date;
  today: string;
}

export async function listGamesAtHand(db: Db, wanted: DeskQuery): Promise<GameAtHand[]> {
  const rows = await selectGames(db, wanted).execute();
  return rows.map(({ hidden, scored, conceded, ...game }) => {
    const [ours, theirs] = [Number(scored), Number(conceded)];
    return {
      ...game,
      state: gameState(game, wanted),
      isPublic: hidden === null,
      entered: ours + theirs > 0 ? { ours, theirs } : null,
    };
  });
}

function selectGames(db: Db, { teams, today }: DeskQuery) {
  return allGames(db)
    .with('ordered', (query) =>
      query
        .selectFrom('shownGame')
        .select(columns)
        .select(
          sql<number>`row_number() over (
            partition by team_id, case when date = ${today} then id end
            order by date, coalesce(kickoff, ''), id
          )`.as('place'),
        )
        .where('date', '>=', today)
        .where('status', 'is', null)
        .$if(teams !== 'all', (games) =>
          games.where((where) =>
            where.or(
              (teams as readonly (string | null)[]).map((id) =>
                id === null ? where('teamId', 'is', null) : where('teamId', '=', id),
              ),
            ),
          ),
        ),
    )
    .selectFrom('ordered')
    .leftJoin('lineup', 'lineup.gameId', 'ordered.id')
    .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'ordered.teamId'))
    .select(columns.map((column) => `ordered.${column}` as const))
    .select(['lineup.id as lineupId', 'team.hidden'])
    .select([
      sql<number>`${goalsInLineup('goals')} + ${goalsOfOpponent(1)}`.as('scored'),
      sql<number>`${goalsOfOpponent(0)} + ${goalsInLineup('ownGoals')}`.as('conceded'),
    ])
    .where('place', '=', 1)
    .orderBy('date')
    .orderBy(sql`coalesce(kickoff, '')`)
    .orderBy('ordered.id');
}

function goalsInLineup(which: 'goals' | 'ownGoals') {
  return sql`coalesce((
    select sum(${sql.ref(`entry.${which}`)}) from ${sql.table('lineupPlayer')} as entry
    where ${sql.ref('entry.lineupId')} = ${sql.ref('lineup.id')}
  ), 0)`;
}

/**
 * @param ownGoal 1 counts own goals of the opponent, which are goals for the club; 0 counts all other goals
 * of the opponent
 */
function goalsOfOpponent(ownGoal: 1 | 0) {
  return sql`(
    select count(*) from ${sql.table('opponentGoal')} as goal
    where ${sql.ref('goal.gameId')} = ${sql.ref('ordered.id')}
    and coalesce(${sql.ref('goal.ownGoal')}, 0) = ${sql.lit(ownGoal)}
  )`;
}
