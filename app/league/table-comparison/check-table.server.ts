import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { competitionName } from '#app/league/competitions/competition.ts';
import { findCurrentTable } from '#app/league/table/shown-table.server.ts';
import { listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { compareTables, type RowDifference } from './compare-tables.ts';
import type { PastedRow } from './pasted-table.ts';

export interface CheckedTable {
  name: string | undefined;
  differences: RowDifference[];
}

export async function checkTable(
  db: Db,
  pasted: readonly PastedRow[],
  today: string,
): Promise<CheckedTable> {
  const shown = await findCurrentTable(db, today);
  if (!shown) return { name: undefined, differences: [] };
  const { rows, season, league } = shown;
  const sameTeam = await teamFinder(
    db,
    rows.map(({ team }) => team),
  );
  return {
    name: [league ? competitionName(league.competition) : 'eurer Tabelle', season]
      .filter(Boolean)
      .join(' '),
    differences: compareTables(pasted, rows, sameTeam),
  };
}

async function teamFinder(
  db: Db,
  teams: readonly string[],
): Promise<(name: string) => string | undefined> {
  const names = await listOpponentNames(db);
  const opponents = new Map(names.map(({ name, opponentId }) => [normalizeName(name), opponentId]));
  const own = await findOwnNames(db);
  const keyOf = (name: string) =>
    isOwnTeam(name, own) ? 'own' : (opponents.get(normalizeName(name)) ?? normalizeName(name));
  const byKey = new Map(teams.map((team) => [keyOf(team), team]));
  return (name) => byKey.get(keyOf(name));
}
