import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { leagueKind } from './competition.ts';
import { tool } from './tool.ts';

/** Asks first for a league and then for its teams, because a new league may have only the club itself. */
export async function findCompetitionStep(
  db: Db,
  site: StartedSite,
): Promise<FirstStep | undefined> {
  const stored = await db.selectFrom('competition').select(['id', 'name', 'kind']).execute();
  const own = stored.filter((one) => countOwn([one], site) > 0);
  const [league] = own;
  if (!league)
    return {
      text: 'Bewerb anlegen',
      detail: 'Eure Liga mit ihren Teams: Daraus wird die Tabelle.',
      path: `${tool.path}/neu`,
    };
  const ids = own.map(({ id }) => id);
  const teams = db
    .selectFrom('competitionTeam')
    .select('competitionId')
    .where('competitionId', 'in', ids);
  const entered = await teams.execute();
  const isReady = own.some(
    ({ id, kind }) =>
      kind !== leagueKind || entered.filter(({ competitionId }) => competitionId === id).length > 1,
  );
  if (isReady) return undefined;
  return {
    text: 'Teams der Liga eintragen',
    detail: `In „${league.name}“ steht erst ihr selbst. Daraus wird die Tabelle.`,
    path: `${tool.path}/${encodeURIComponent(league.id)}`,
  };
}
