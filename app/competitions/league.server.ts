import type { Selectable } from 'kysely';
import { findOwnNames } from '#app/details/own-names.server.ts';
import { ofTeam } from '#app/games/games.server.ts';
import { findOwnName, isOwnTeam } from '#app/standings/own-team.ts';
import type { League, LeagueGame } from '#app/standings/ranking/league.ts';
import type { RankingRules } from '#app/standings/ranking/ranking-rules.ts';
import { firstTeam, nameOfTeam, type OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import { leagueKind } from './competition-kinds.ts';
import { countedGames, type OwnGame, ownLeagueGame } from './own-games.ts';
import { type OwnCriterion, rulesOf } from './rankings.ts';
import type { CompetitionTable } from './tables.ts';

export type Competition = Selectable<CompetitionTable>;

/** A competition with all that has been played in it. */
export interface PlayedLeague {
  competition: Competition;
  rules: RankingRules;
  /** Its teams go by their names. */
  league: League;
  /** What the club is called in it; undefined where it is not among the teams. */
  own: string | undefined;
  /** The day of the club's last game that counts; undefined without one. */
  lastGame: string | undefined;
  /** Opponents of the club's games that are none of its teams: those games do not count. */
  strangers: string[];
}

/**
 * The competitions of a team in a season, or with 'all' of all teams, of which there is a table, by name, their
 * phases one after another.
 */
export async function listLeagues(
  db: Db,
  season: string,
  team: OfTeam | 'all' = firstTeam,
): Promise<Competition[]> {
  return db
    .selectFrom('competition')
    .selectAll()
    .where('season', '=', season)
    .where('kind', '=', leagueKind)
    .$if(team !== 'all', (all) => all.where(ofTeam(team as OfTeam)))
    .orderBy('name')
    .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')))
    .orderBy(({ fn, val }) => fn.coalesce('phase', val('')))
    .orderBy('id')
    .execute();
}

/**
 * Of leagues in which something has been played, as they are listed, the one that is shown unasked: with
 * the club in it; of those the phase that began last, or else the one with the club's newest game.
 */
export function usualLeague(played: readonly PlayedLeague[]): PlayedLeague | undefined {
  const own = played.filter((league) => league.own !== undefined);
  const begin = ({ competition, lastGame }: PlayedLeague) =>
    [competition.firstDay ?? '', lastGame ?? ''].join(' ');
  return (own.length > 0 ? own : played).reduce<PlayedLeague | undefined>(
    (last, league) => (last && begin(last) >= begin(league) ? last : league),
    undefined,
  );
}

/** What has been played in a competition: the club's own games, and the rounds of the others. */
export async function readLeague(
  db: Db,
  competition: Competition,
  plan: SeasonPlan,
): Promise<PlayedLeague> {
  const { id, win, draw } = competition;
  const teams = await db
    .selectFrom('competitionTeam')
    .leftJoin('opponentName', 'opponentName.name', 'competitionTeam.team')
    .select(['team', 'withdrawn', 'opponentId'])
    .where('competitionId', '=', id)
    .orderBy('competitionTeam.ordinal')
    .execute();
  const corrections = await db
    .selectFrom('pointsCorrection')
    .select(['team', 'points', 'reason'])
    .where('competitionId', '=', id)
    .orderBy('ordinal')
    .execute();
  const results = await db
    .selectFrom('leagueResult')
    .innerJoin('leagueRound', 'leagueRound.id', 'leagueRoundId')
    .select(['round', 'home', 'away', 'homeGoals', 'awayGoals', 'awarded'])
    .where('competitionId', '=', id)
    .orderBy('round')
    .orderBy('ordinal')
    .execute();
  const criteria = await listCriteria(db, competition);
  const own = await findOwn(db, competition.teamId, teams);
  const known = new Set(teams.map(({ team }) => team));
  const byOpponent = new Map(
    teams.flatMap(({ team, opponentId }) => (opponentId === null ? [] : [[opponentId, team]])),
  );
  const ownGames = own === undefined ? [] : await listOwnGames(db, competition, plan);
  const teamOf = ({ opponent, opponentId }: OwnGame) =>
    known.has(opponent) ? opponent : byOpponent.get(opponentId ?? '');
  const games = [
    ...results.flatMap((result): LeagueGame[] => {
      const { homeGoals, awayGoals, awarded, ...game } = result;
      if (homeGoals === null || awayGoals === null) return [];
      return [{ ...game, homeGoals, awayGoals, awarded: awarded ?? undefined }];
    }),
    ...ownGames.flatMap((game) => {
      const opponent = teamOf(game);
      return opponent === undefined ? [] : ownLeagueGame(game, own ?? '', opponent);
    }),
  ];
  return {
    competition,
    rules: { ...rulesOf({ ...competition, criteria }), win, draw },
    league: {
      teams: teams.map(({ team }) => ({ id: team, name: team })),
      games,
      corrections: corrections.filter(({ team }) => known.has(team)),
      withdrawn: teams.flatMap(({ team, withdrawn }) => (withdrawn ? [team] : [])),
    },
    own,
    lastGame: ownGames.findLast((game) => teamOf(game) !== undefined)?.date,
    strangers: [
      ...new Set(ownGames.flatMap((game) => (teamOf(game) === undefined ? game.opponent : []))),
    ],
  };
}

/** What the club's team is called in its league; undefined where it is not among the teams. */
async function findOwn(
  db: Db,
  teamId: string | null,
  teams: readonly { team: string }[],
): Promise<string | undefined> {
  const names = teams.map(({ team }) => team);
  const own = await findOwnNames(db);
  if (teamId === null) return names.find((name) => isOwnTeam(name, own));
  return findOwnName(names, await nameOfTeam(db, teamId), own);
}

/** The criteria that a competition has of its own. */
async function listCriteria(db: Db, { id, ranking }: Competition): Promise<OwnCriterion[]> {
  if (ranking !== 'own') return [];
  const rows = await db
    .selectFrom('rankingCriterion')
    .select('criterion')
    .where('competitionId', '=', id)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ criterion }) => criterion);
}

/** The club's games of a competition that count, by date. */
async function listOwnGames(
  db: Db,
  { season, kind, teamId, firstDay, lastDay }: Competition,
  plan: SeasonPlan,
): Promise<OwnGame[]> {
  const days = seasonNamed(season, plan);
  if (!days || kind === 'Turnier') return [];
  const games = await db
    .selectFrom('game')
    .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
    .select(['date', 'opponent', 'opponentId', 'ground', 'round', 'status'])
    .select(['goalsFor', 'goalsAgainst'])
    .where(ofTeam({ id: teamId }))
    .where('kind', '=', kind)
    .where('date', '>=', days.firstDay)
    .where('date', '<=', days.lastDay)
    .$if(firstDay !== null, (query) => query.where('date', '>=', firstDay))
    .$if(lastDay !== null, (query) => query.where('date', '<=', lastDay))
    .where('goalsFor', 'is not', null)
    .where('goalsAgainst', 'is not', null)
    .orderBy('date')
    .orderBy('game.id')
    .execute();
  return games.filter(countedGames);
}
