import { countLeagueResults, listGameSeasons } from './data/games.server.ts';
import { listFinalTables } from './data/seasons.server.ts';
import { listStandings } from './data/standings.server.ts';
import type { Db } from './db/client.server.ts';
import { seasonOf } from './domain/season.ts';
import { type Ranked, type Results, rankStandings } from './domain/standings.ts';
import { tableSeason } from './domain/table-season.ts';
import { isOwnTeam } from './ui/own-team.ts';

/** The league table as the club keeps it. */
export interface LeagueTable {
  rows: Ranked<Results>[];
  /** As far as can be told. */
  season: string | undefined;
}

/** A table is of this season or of the one before it. */
const candidates = 2;

/** The stored league table on a day, and of which season it is. */
export async function findLeagueTable(db: Db, today: string): Promise<LeagueTable> {
  const rows = rankStandings(await listStandings(db));
  if (rows.length === 0) return { rows, season: undefined };
  const begun = (await listGameSeasons(db)).filter((season) => season <= seasonOf(today));
  const ids = begun.slice(0, candidates);
  const results = await countLeagueResults(db, ids);
  const finalTables = Map.groupBy(await listFinalTables(db, ids), ({ seasonId }) => seasonId);
  const seasons = ids.map((id) => ({
    id,
    results: results.get(id) ?? 0,
    finalTable: finalTables.get(id) ?? [],
  }));
  const played = rows.find(({ team }) => isOwnTeam(team))?.played;
  return { rows, season: tableSeason(rows, played, seasons) };
}
