import { leagueKind } from '#app/competitions/competition-kinds.ts';
import { competitionName } from '#app/competitions/competition-name.ts';
import { findSeasonTable } from '#app/competitions/season-table.server.ts';
import { findSender } from '#app/details/find-details.server.ts';
import { counted } from '#app/games/counted.ts';
import { inSeason, ofTeam } from '#app/games/games.server.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { findLeagueTable } from '#app/seasons/league-table.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import { rank } from '#app/standings/ranking/rank.ts';
import { firstTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { formatDate } from '#platform/values/vienna.ts';

/** The first team's table of a season as it stands. */
export interface StandingTable {
  league: string;
  rows: SeasonRecord['teams'];
  /** Why it may not be the last one, in sentences. */
  lacks: string[];
  /** Teams of which no rule says for sure where they stand. */
  uncertain: string[];
}

/** The table of the first team's season from its results, else the typed one if it is of that season. */
export async function findStandingTable(
  db: Db,
  season: SeasonDays,
  today: string,
): Promise<StandingTable | undefined> {
  const open = await countOpenGames(db, season, leagueKind);
  const ofClub =
    open > 0 ? [`${counted(open, 'Spiel von euch ist', 'Spiele von euch sind')} noch offen.`] : [];
  const computed = await findSeasonTable(db, season.name, await findSeasonPlan(db));
  if (computed) {
    const { competition, league, rules } = computed.league;
    const missing = await countMissingResults(db, competition.id);
    const gone = new Set(league.withdrawn);
    const staying = computed.rows.filter(({ team }) => !gone.has(team));
    return {
      league: competitionName(competition),
      rows: computed.rows.map(asFinal),
      lacks: [
        ...ofClub,
        ...(missing > 0
          ? [`${counted(missing, 'Ergebnis', 'Ergebnisse')} der anderen noch offen.`]
          : []),
        ...lacksOf(staying, season, today),
      ],
      uncertain: rank(league, rules).flatMap(({ uncertain, team }) => (uncertain ? team : [])),
    };
  }
  const typed = await findLeagueTable(db, today < season.lastDay ? today : season.lastDay);
  if (typed.competition || typed.season !== season.name || typed.rows.length === 0)
    return undefined;
  return {
    league: (await findSender(db)).league,
    rows: typed.rows.map(asFinal),
    lacks: [...ofClub, ...lacksOf(typed.rows, season, today)],
    uncertain: [],
  };
}

function asFinal(row: SeasonRecord['teams'][number]): SeasonRecord['teams'][number] {
  const { position, team, played, won, drawn, lost, points } = row;
  return { position, team, played, won, drawn, lost, points };
}

/** What a table itself tells of games that are still to come. */
function lacksOf(
  rows: readonly { played: number }[],
  { lastDay }: Pick<SeasonDays, 'lastDay'>,
  today: string,
): string[] {
  const [played = 0, ...others] = new Set(rows.map((row) => row.played));
  if (others.length > 0) return ['Nicht alle Teams haben gleich viele Spiele.'];
  if (played < rows.length - 1) return ['Nicht alle Teams haben gegeneinander gespielt.'];
  const isTwice = rows.length > 1 && played >= 2 * (rows.length - 1);
  return isTwice || today > lastDay ? [] : [`Die Saison geht noch bis ${formatDate(lastDay)}.`];
}

/** The games of the first team in a season, of a kind or of any, that are still to be played. */
export async function countOpenGames(db: Db, season: SeasonDays, kind?: string): Promise<number> {
  const { open } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll().as('open'))
    .where(ofTeam(firstTeam))
    .where(inSeason(season))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as typeof leagueKind))
    .where((where) =>
      where.or([
        where('status', 'in', ['postponed', 'replay']),
        where.and([
          where('status', 'is', null),
          where.or([where('goalsFor', 'is', null), where('goalsAgainst', 'is', null)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** The games of others in the rounds of a competition that have no result. */
async function countMissingResults(db: Db, competitionId: string): Promise<number> {
  const { missing } = await db
    .selectFrom('leagueResult')
    .innerJoin('leagueRound', 'leagueRound.id', 'leagueRoundId')
    .select(({ fn }) => fn.countAll().as('missing'))
    .where('competitionId', '=', competitionId)
    .where((where) => where.or([where('homeGoals', 'is', null), where('awayGoals', 'is', null)]))
    .executeTakeFirstOrThrow();
  return Number(missing);
}
