import {
  type Expression,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { joinedTeamVisibilitySql, teamRules } from '#app/teams/team-visibility.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { GameTable } from '../tables.ts';
import type { Outcome } from './result.ts';

export interface Game extends Omit<Selectable<GameTable>, 'ended'> {
  spelling: string;
  opponentId: string | null;
  opponentAddress: string | null;
  venue: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  team: string | null;
  /** 1 if the reader is allowed to see the names of players and referees, else 0. */
  showsNames: number;
  /** 1 if the reader is allowed to see the result, else 0. */
  showsResult: number;
}

/** Id of the venue that is the own ground on the day of the game; null means the ground in `club/`. */
const ownGround = sql<string | null>`(
  select own.id from venue as own
  where own.is_own = 1 and coalesce(own.own_from, '') <= game.date
  order by coalesce(own.own_from, '') desc limit 1
)`;

/** Leaves out games of hidden teams and values that a team hides from the public. */
export function publicGames(db: Db) {
  return withGames(db, true);
}

export function allGames(db: Db) {
  return withGames(db, false);
}

/** If no opponent record has the name that a game stores, pages show this stored name. */
function withGames(db: Db, isPublic: boolean) {
  const showsResult = isPublic ? joinedTeamVisibilitySql('results') : sql.lit(1);
  const showsNames = isPublic ? joinedTeamVisibilitySql('names') : sql.lit(1);
  const shown = <Name extends keyof GameTable>(name: Name, isShown: RawBuilder<number>) => {
    const value = sql.ref<GameTable[Name]>(`game.${name}`);
    const masked = sql<GameTable[Name]>`case when ${isShown} = 1 then ${value} end`;
    return (isPublic ? masked : value).as(name);
  };
  return db.with('shownGame', (query) =>
    query
      .selectFrom('game')
      .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'game.teamId'))
      .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
      .leftJoin('opponent', 'opponent.id', 'opponentName.opponentId')
      .leftJoin('venue', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb(
            'venue.id',
            '=',
            fn.coalesce(
              'game.venueId',
              eb
                .case()
                .when(ref('ground'), '=', 'away')
                .then(ref('opponent.venueId'))
                .when(ref('ground'), 'is', null)
                .then(ownGround)
                .end(),
            ),
          ),
        ),
      )
      .select([
        ...(['game.id', 'slug', 'date', 'kickoff', 'kind', 'ground', 'status', 'round'] as const),
        ...(['formerDate', 'formerKickoff', 'game.teamId'] as const),
        'team.name as team',
        'game.opponent as spelling',
        'opponent.id as opponentId',
        'opponent.address as opponentAddress',
        ...([
          'venue.id as venueId',
          'venue.name as venue',
          'street',
          'postalCode',
          'city',
        ] as const),
      ])
      .select(({ fn }) => [
        fn.coalesce('opponent.name', 'game.opponent').as('opponent'),
        fn.coalesce('opponent.crest', 'game.crest').as('crest'),
        showsNames.as('showsNames'),
        showsResult.as('showsResult'),
      ])
      .select([
        shown('goalsFor', showsResult),
        shown('goalsAgainst', showsResult),
        shown('running', showsResult),
        shown('halfTimeFor', showsResult),
        shown('halfTimeAgainst', showsResult),
        shown('playedFor', showsResult),
        shown('playedAgainst', showsResult),
        shown('extraTime', showsResult),
        shown('penaltiesFor', showsResult),
        shown('penaltiesAgainst', showsResult),
        shown('attendance', showsResult),
        // Referees of children's games are often children, so their names are hidden like those of players.
        shown('referee', showsNames),
        // A report contains names and the result, so it is hidden if one of the two is hidden.
        shown('report', sql<number>`${showsResult} * ${showsNames}`),
      ])
      .$if(isPublic, (games) =>
        games.where((where) =>
          where.or([where('game.teamId', 'is', null), where('team.hidden', 'is', null)]),
        ),
      ),
  );
}

export function newestFirst<All, Tables extends keyof All, Row>(
  games: SelectQueryBuilder<All, Tables, Row>,
) {
  return games
    .orderBy(sql`shown_game.date`, 'desc')
    .orderBy(sql`shown_game.kickoff`, (order) => order.desc().nullsLast())
    .orderBy(sql`shown_game.id`, 'desc');
}

export function oldestFirst<All, Tables extends keyof All, Row>(
  games: SelectQueryBuilder<All, Tables, Row>,
) {
  return games
    .orderBy(sql`shown_game.date`)
    .orderBy(sql`shown_game.kickoff`, (order) => order.asc().nullsFirst())
    .orderBy(sql`shown_game.id`);
}

export const hasResult = sql<SqlBool>`(
  goals_for is not null and goals_against is not null and running is null
)`;

const stands = sql`(running is null and (status is null or status in ('awarded', 'abandoned')))`;
const isVoid = sql`(status = 'awarded' and goals_for = goals_against)`;

export const endedIn: Record<Outcome, Expression<SqlBool>> = {
  win: sql<SqlBool>`(goals_for > goals_against and ${stands})`,
  // Leaves out the status 'awarded', because an awarded game with equal goals is a loss for both teams.
  draw: sql<SqlBool>`(goals_for = goals_against and running is null and (status is null or status = 'abandoned'))`,
  loss: sql<SqlBool>`((goals_for < goals_against and ${stands}) or ${isVoid})`,
};
