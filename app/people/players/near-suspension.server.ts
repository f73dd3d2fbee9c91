import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import { findFirstDay } from '#app/matches/games/games-of-kind.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { daysBefore, viennaDate } from '#platform/values/vienna.ts';
import { figurePath } from './figure-pages.ts';

/** Only yellow cards from league games count, because each competition counts its own cards. */
const kind = 'Meisterschaft';
const ahead = 7;

interface Warned {
  id: string;
  name: string;
  address: string;
  yellowCards: number;
}

export async function listNearSuspension(
  db: Db,
  season: string,
  team: TeamRef = firstTeam,
): Promise<Warned[]> {
  const { suspensionCards: limit } = await findMatchdayDetails(db);
  if (limit === 0) return [];
  const booked = await db
    .selectFrom('playerFigure as counted')
    .innerJoin('player', 'player.id', 'counted.playerId')
    .select(['player.id', 'name', 'address', 'counted.yellowCards'])
    .where('season', '=', season)
    .where('kind', '=', kind)
    .where('counted.team', '=', team.id ?? '')
    .where('active', '=', 1)
    .orderBy('name')
    .orderBy('player.id')
    .execute();
  return booked.filter(({ yellowCards }) => (yellowCards + 1) % limit === 0);
}

export async function listSuspensionTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const day = await findFirstDay(db, {
    ...{ teamId: firstTeam.id, kind },
    ...{ from: today, until: daysBefore(today, -ahead) },
  });
  if (day === undefined) return [];
  const season = findSeasonName(day, await findSeasonPlan(db));
  return (await listNearSuspension(db, season)).map(({ name, address, yellowCards }) => ({
    text: `${name} steht vor einer Sperre`,
    detail: `${yellowCards} gelbe ${yellowCards === 1 ? 'Karte' : 'Karten'} in der Meisterschaft`,
    path: figurePath(address, { figure: 'gelb', season, kind }),
  }));
}
