import type { League, LeagueGame } from '#app/league/ranking/league.ts';
import type { RankingRules } from '#app/league/ranking/presets.ts';
import { ofTeam } from '#app/matches/games/games.server.ts';
import { listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { findOwnTeamName, firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type { SeasonPlan } from '#platform/values/season-plan.ts';
import type { Competition } from '../tables.ts';
import { carryPhase } from './carry-phase.ts';
import { type CarryOver, leagueKind } from './competition.ts';
import { listOfSeason } from './competitions.server.ts';
import { type LeagueResult, readParts } from './league-parts.server.ts';
import { listOwnGames } from './own-games.server.ts';
import { type OwnGame, ownLeagueGame } from './own-games.ts';
import { renameForNextPhase } from './phase-names.server.ts';
import { toRankingRules } from './rankings.ts';

type TeamNames = ReadonlyMap<string, string>;

export interface AsOf {
  plan: SeasonPlan;
  today: string;
}

export interface PlayedLeague {
  competition: Competition;
  rules: RankingRules;
  /** In this league, the id of a team is its name. */
  league: League;
  /** The club's name in the league; undefined if no team is clearly the club's. */
  own: string | undefined;
  /** The club's games that count, sorted by date. `team` is the opponent's name in the league. */
  ownGames: (OwnGame & { team: string })[];
  teamOf: (game: { opponent: string; opponentId: string | null }) => string | undefined;
  /** Opponents of league games that are no teams of the league; these games do not count. */
  strangers: { name: string; games: { id: string; date: string }[] }[];
}

export async function listLeagues(
  db: Db,
  season: string,
  team: TeamRef | 'all' = firstTeam,
): Promise<Competition[]> {
  const competitions = await listOfSeason(db, season);
  return competitions.filter(
    ({ kind, teamId }) => kind === leagueKind && (team === 'all' || teamId === team.id),
  );
}

export type SeasonLeagues = (season: string, team?: TeamRef) => Promise<PlayedLeague[]>;

/** The returned function loads the leagues of each season and team only once. */
export function openLeagues(db: Db, today: string): SeasonLeagues {
  const known = new Map<string, Promise<PlayedLeague[]>>();
  return (season, team = firstTeam) => {
    const key = JSON.stringify([season, team.id]);
    const leagues = known.get(key) ?? readSeason(db, season, today, team);
    known.set(key, leagues);
    return leagues;
  };
}

async function readSeason(
  db: Db,
  season: string,
  today: string,
  team: TeamRef,
): Promise<PlayedLeague[]> {
  const leagues = [];
  for (const { id } of await listLeagues(db, season, team))
    leagues.push(await findPlayed(db, { id, season }, today));
  return leagues.filter((league) => league !== undefined);
}

export const findPlayed = onceARevision(
  async (db, { id, season }: Pick<Competition, 'id' | 'season'>, today: string) => {
    const competition = (await listOfSeason(db, season)).find((one) => one.id === id);
    return competition && readLeague(db, competition, { plan: await findSeasonPlan(db), today });
  },
);

/** Prefers leagues in which the club plays, then the latest first day, then the club's newest game. */
export function defaultLeague(played: readonly PlayedLeague[]): PlayedLeague | undefined {
  const own = played.filter((league) => league.own !== undefined);
  // Only the club's games have a day. `ownGames` lacks games that a withdrawal has annulled.
  const begin = ({ competition, league }: PlayedLeague) =>
    [competition.firstDay ?? '', league.games.findLast(({ day }) => day)?.day ?? ''].join(' ');
  return (own.length > 0 ? own : played).reduce<PlayedLeague | undefined>(
    (last, league) => (last && begin(last) >= begin(league) ? last : league),
    undefined,
  );
}

export async function readLeague(
  db: Db,
  competition: Competition,
  asOf: AsOf,
  /** Ids of later phases that continue this phase. Reading stops if the phases form a circle. */
  later: readonly string[] = [],
): Promise<PlayedLeague> {
  const { id, win, draw, firstDay } = competition;
  const { teams, criteria, corrections, results } = await readParts(db, id);
  const names = teams.map(({ team }) => team);
  const nameOf: TeamNames = new Map(names.map((name) => [normalizeName(name), name]));
  const own = await findOwnTeamName(db, competition.teamId, names);
  const rules = { ...toRankingRules({ ...competition, criteria }), win, draw };
  const before = await findPhaseBefore(db, competition, later);
  const played = before && (await readLeague(db, before.competition, asOf, [...later, id]));
  const carried =
    played &&
    carryPhase(
      { league: await renameForNextPhase(db, played, { own, teams }), rules: played.rules },
      before.carried,
      { teams: names, rules, firstDay },
    );
  const byOpponent = new Map(
    teams.flatMap(({ team, opponentId }) => (opponentId === null ? [] : [[opponentId, team]])),
  );
  // A game against the club's own name matches no team, because a club cannot play against itself.
  const teamOf: PlayedLeague['teamOf'] = ({ opponent, opponentId }) => {
    const team = nameOf.get(normalizeName(opponent)) ?? byOpponent.get(opponentId ?? '');
    return team === own ? undefined : team;
  };
  const all = own === undefined ? [] : await listOwnGames(db, competition, asOf.plan);
  // The league may call the opponent by another name. Such names are rare, so the query seldom runs.
  if (all.some((game) => teamOf(game) === undefined))
    for (const { name, opponentId } of await listOpponentNames(db)) {
      const team = nameOf.get(normalizeName(name));
      if (team !== undefined && !byOpponent.has(opponentId)) byOpponent.set(opponentId, team);
    }
  const ownGames = all.flatMap((game) => {
    const team = teamOf(game);
    return team === undefined ? [] : [{ ...game, team }];
  });
  const strange = all.filter((game) => teamOf(game) === undefined);
  const gone = teams.flatMap(({ team, withdrawn, kept }) => (withdrawn && !kept ? team : []));
  return {
    ...{ competition, rules, own, teamOf },
    league: {
      teams: teams.map(({ team }) => ({ id: team, name: team })),
      games: [
        ...results.flatMap((result) => toLeagueGame(result, nameOf)),
        ...ownGames.map((game) => ownLeagueGame(game, own ?? '', game.team)),
      ],
      corrections: [
        ...(carried?.corrections ?? []),
        ...corrections.flatMap((correction) => {
          const team = nameOf.get(normalizeName(correction.team));
          const counts = correction.day === null || correction.day <= asOf.today;
          return team !== undefined && counts ? [{ ...correction, team }] : [];
        }),
      ],
      withdrawn: teams.flatMap(({ team, withdrawn }) => (withdrawn ? [team] : [])),
      kept: teams.flatMap(({ team, withdrawn, kept }) => (withdrawn && kept ? [team] : [])),
      earlier: carried?.earlier,
      places: teams.flatMap(({ team, place, placeReason }) =>
        place === null ? [] : [{ team, place, reason: placeReason ?? '' }],
      ),
    },
    ownGames: ownGames.filter(({ team }) => !gone.includes(team) && !gone.includes(own ?? '')),
    strangers: [...Map.groupBy(strange, ({ opponent }) => opponent)].map(([name, games]) => ({
      ...{ name, games: games.map(({ id: gameId, date }) => ({ id: gameId, date })) },
    })),
  };
}

async function findPhaseBefore(
  db: Db,
  { continuesId, carried }: Competition,
  later: readonly string[],
): Promise<{ competition: Competition; carried: CarryOver } | undefined> {
  if (continuesId === null || carried === null || later.includes(continuesId)) return undefined;
  const competition = await db
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', continuesId)
    .executeTakeFirst();
  return competition && { competition, carried };
}

function toLeagueGame(
  { homeGoals, awayGoals, awarded, round, ...sides }: LeagueResult,
  nameOf: TeamNames,
): LeagueGame[] {
  const home = nameOf.get(normalizeName(sides.home));
  const away = nameOf.get(normalizeName(sides.away));
  if (homeGoals === null || awayGoals === null || !home || !away || home === away) return [];
  return [{ round, home, away, homeGoals, awayGoals, awarded: awarded ?? undefined }];
}

/** 'ownResults' if the league has more than two teams, but only results of the club are known. */
export function kindOfResults({
  league,
  own,
}: Pick<PlayedLeague, 'league' | 'own'>): 'results' | 'ownResults' {
  const games = [...(league.earlier?.games ?? []), ...league.games];
  const hasOthers =
    league.teams.length < 3 || games.some(({ home, away }) => home !== own && away !== own);
  return hasOthers ? 'results' : 'ownResults';
}

export async function listLeagueSeasons(db: Db): Promise<string[]> {
  const seasons = await db
    .selectFrom('competition')
    .select('season')
    .distinct()
    .where('kind', '=', leagueKind)
    .where(ofTeam(firstTeam))
    .execute();
  return seasons.map(({ season }) => season);
}
