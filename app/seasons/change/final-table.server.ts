import { findSender } from '#app/club/details/find-details.server.ts';
import { competitionName, leagueKind } from '#app/league/competitions/competition.ts';
import type { PlayedLeague } from '#app/league/competitions/league.server.ts';
import { countMissingResults } from '#app/league/competitions/rounds/rounds.server.ts';
import { rank } from '#app/league/ranking/rank.ts';
import { findRunningTable, type SeasonTable } from '#app/league/table/shown-table.server.ts';
import { countOpenGames } from '#app/matches/games/games.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { rowToStore } from '../league-row.ts';

export interface StandingTable {
  league: string;
  rows: SeasonRecord['teams'];
  /** Sentences that say why the table cannot be final yet. */
  lacks: string[];
  /** Teams whose position follows from a ranking rule that is not known for sure. */
  uncertain: string[];
}

export async function findTableToClose(
  db: Db,
  season: SeasonDays,
  today: string,
): Promise<StandingTable | undefined> {
  const day = today < season.lastDay ? today : season.lastDay;
  const table = await findRunningTable(db, { season: season.name, today: day });
  if (!table) return undefined;
  const open = await countOpenGames(db, season, leagueKind);
  const ofClub =
    open > 0
      ? [`${formatCount(open, 'Spiel von euch ist', 'Spiele von euch sind')} noch offen.`]
      : [];
  return {
    rows: table.rows.map(rowToStore),
    ...(table.league
      ? {
          league: competitionName(table.league.competition),
          lacks: [...ofClub, ...(await lacksOfLeague(db, table, season, today))],
          uncertain: listUncertain(table.league),
        }
      : {
          league: (await findSender(db)).league,
          lacks: [...ofClub, ...lacksOf(table.rows, season, today)],
          uncertain: [],
        }),
  };
}

async function lacksOfLeague(
  db: Db,
  { kind, league, rows }: SeasonTable,
  season: SeasonDays,
  today: string,
): Promise<string[]> {
  const missing = league ? await countMissingResults(db, league.competition.id) : 0;
  const gone = new Set(league?.league.withdrawn);
  return [
    ...(kind === 'ownResults' ? ['Die Ergebnisse der anderen fehlen.'] : []),
    ...(missing > 0
      ? [`${formatCount(missing, 'Ergebnis', 'Ergebnisse')} der anderen noch offen.`]
      : []),
    ...lacksOf(
      rows.filter(({ team }) => !gone.has(team)),
      season,
      today,
    ),
  ];
}

function listUncertain({ league, rules }: PlayedLeague): string[] {
  return rank(league, rules).flatMap(({ uncertain, team }) => (uncertain ? team : []));
}

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
