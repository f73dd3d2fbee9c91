import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import type { Competition } from '#app/league/tables.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { competitionName, competitionNameWithSeason, leagueKind } from '../../competition.ts';
import { listLeagues, readLeague } from '../../league.server.ts';
import type { RoundRecord } from '../round-record.server.ts';

export interface RoundStart {
  competition: { id: string; name: string };
  leagues: { id: string; name: string }[];
  /** The teams in the form, without the club and without withdrawn teams whose results do not count. */
  teams: string[];
  proposed: Pick<RoundRecord, 'round' | 'results'>;
  own: { round: number; teams: string[]; said: string }[];
}

/**
 * @param asked the id of a league; if undefined, chooses a league of the newest season up to the current one
 * @param teams the teams that the admin may edit; null is the first team
 */
export async function openRound(
  db: Db,
  asked: string | undefined,
  today: string,
  teams: 'all' | readonly (string | null)[],
): Promise<RoundStart | undefined> {
  const plan = await findSeasonPlan(db);
  const isOwn = ({ teamId }: Competition) => teams === 'all' || teams.includes(teamId);
  const season = findSeasonName(today, plan);
  const competition = await findCompetition(db, asked, { season, today, isOwn });
  if (!competition) return undefined;
  const { league, own } = await readLeague(db, competition, { plan, today });
  // A withdrawn team stays in the list if its results count, because an admin still enters
  // the games that the association awards without play.
  const gone = league.withdrawn.filter((team) => !league.kept?.includes(team));
  const active = league.teams.map(({ id }) => id).filter((team) => !gone.includes(team));
  const rounds = await db
    .selectFrom('leagueRound')
    .leftJoin('leagueResult', 'leagueRoundId', 'id')
    .select(['round', 'home', 'away'])
    .where('competitionId', '=', competition.id)
    .orderBy('ordinal')
    .execute();
  const ownNames = await findOwnNames(db);
  const round = nextRound(rounds.map((row) => row.round));
  const returned = returnGames(round, league.teams.length, (before) =>
    rounds.flatMap(({ round: other, home, away }) =>
      other === before && home !== null && away !== null ? [{ home, away }] : [],
    ),
  ).filter(({ home, away }) => active.includes(home) && active.includes(away));
  return {
    leagues: (await listLeagues(db, competition.season, 'all'))
      .filter(isOwn)
      .map(({ id, ...named }) => ({
        ...{ id, name: competitionName(named) },
      })),
    competition: { id: competition.id, name: competitionNameWithSeason(competition) },
    teams: active
      .filter((team) => team !== own && !isOwnTeam(team, ownNames))
      .toSorted((a, b) => a.localeCompare(b, 'de-AT')),
    proposed: {
      round,
      results: returned.map((game) => ({ ...game, ...verdictOf(game, league.withdrawn) })),
    },
    own: league.games.flatMap(({ home, away, homeGoals, awayGoals, round: number }) =>
      number !== null && own !== undefined && [home, away].includes(own)
        ? [
            {
              round: number,
              teams: [home, away],
              said: `${home} – ${away} ${homeGoals}:${awayGoals}`,
            },
          ]
        : [],
    ),
  };
}

async function findCompetition(
  db: Db,
  asked: string | undefined,
  {
    season,
    today,
    isOwn,
  }: { season: string; today: string; isOwn: (competition: Competition) => boolean },
): Promise<Competition | undefined> {
  const competitions = db.selectFrom('competition').selectAll();
  if (asked !== undefined) {
    const found = await competitions.where('id', '=', asked).executeTakeFirst();
    return found && isOwn(found) ? found : undefined;
  }
  const past = await competitions
    .where('kind', '=', leagueKind)
    .where('season', '<=', season)
    .orderBy('season', 'desc')
    .execute();
  const newest = past.find(isOwn);
  const all = newest ? (await listLeagues(db, newest.season, 'all')).filter(isOwn) : [];
  const ofFirst = all.filter(({ teamId }) => teamId === null);
  const leagues = ofFirst.length > 0 ? ofFirst : all;
  const begin = ({ firstDay }: Competition) => firstDay ?? '';
  const begun = leagues.filter((league) => begin(league) <= today);
  return begun.reduce<Competition | undefined>(
    (last, league) => (last && begin(last) >= begin(league) ? last : league),
    begun[0] ?? leagues[0],
  );
}

function verdictOf({ home, away }: Pairing, withdrawn: readonly string[]) {
  if (withdrawn.includes(home) === withdrawn.includes(away))
    return { homeGoals: null, awayGoals: null, awarded: null };
  return withdrawn.includes(home)
    ? ({ homeGoals: 0, awayGoals: 3, awarded: 'away' } as const)
    : ({ homeGoals: 3, awayGoals: 0, awarded: 'home' } as const);
}

interface Pairing {
  home: string;
  away: string;
}

function nextRound(entered: readonly number[]): number {
  return Math.max(0, ...entered) + 1;
}

function returnGames<Game extends Pairing>(
  round: number,
  teams: number,
  gamesOf: (round: number) => readonly Game[],
): Pairing[] {
  const half = teams % 2 === 0 ? teams - 1 : teams;
  if (round <= half || round > 2 * half) return [];
  return gamesOf(round - half).map(({ home, away }) => ({ home: away, away: home }));
}
