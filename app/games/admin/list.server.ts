import type { ListedRecord } from '#platform/admin/record-links.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { listGameChoices } from '../games.server.ts';
import { withTeam } from '../own-name.ts';

/** The games of a season, or with 'all' all, as the tool lists them. */
export async function listGameRecords(
  db: Db,
  season: SeasonDays | 'all' | undefined,
): Promise<ListedRecord[]> {
  const games = await listGameChoices(db, season);
  return games.map(({ id, date, opponent, team, kind, goalsFor, goalsAgainst }) => ({
    id,
    title: withTeam({ team, opponent }),
    detail: `${formatShortDate(date)}, ${kind}, ${goalsFor ?? '–'}:${goalsAgainst ?? '–'}`,
  }));
}
