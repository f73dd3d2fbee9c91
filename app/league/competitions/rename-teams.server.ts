import type { Db } from '#platform/db/client.server.ts';

/**
 * Compares the old and the new team list by index. Renames a changed team in results and in linked phases,
 * too.
 */
export async function renameTeams(
  db: Db,
  id: string,
  teams: readonly { team: string }[],
): Promise<void> {
  const before = await listTeams(db, id);
  if (before.length !== teams.length) return;
  const [old, now] = [before, teams.map(({ team }) => team)].map((names) => new Set(names));
  for (const [index, team] of before.entries()) {
    const name = teams[index]?.team ?? team;
    if (now?.has(team) || old?.has(name)) continue;
    await renameResults(db, id, { team, name });
    for (const phase of await listLinkedPhases(db, id)) {
      const known = await listTeams(db, phase);
      if (known.includes(team) && !known.includes(name)) await renameIn(db, phase, { team, name });
    }
  }
}

interface Renaming {
  team: string;
  name: string;
}

async function listTeams(db: Db, id: string): Promise<string[]> {
  const teams = db
    .selectFrom('competitionTeam')
    .select('team')
    .where('competitionId', '=', id)
    .orderBy('ordinal');
  return (await teams.execute()).map(({ team }) => team);
}

async function renameIn(db: Db, id: string, { team, name }: Renaming): Promise<void> {
  for (const table of ['competitionTeam', 'pointsCorrection'] as const)
    await db
      .updateTable(table)
      .set({ team: name })
      .where('competitionId', '=', id)
      .where('team', '=', team)
      .execute();
  await renameResults(db, id, { team, name });
}

async function renameResults(db: Db, id: string, { team, name }: Renaming): Promise<void> {
  const ofCompetition = db.selectFrom('leagueRound').select('id').where('competitionId', '=', id);
  for (const side of ['home', 'away'] as const)
    await db
      .updateTable('leagueResult')
      .set(side, name)
      .where(side, '=', team)
      .where('leagueRoundId', 'in', ofCompetition)
      .execute();
}

async function listLinkedPhases(db: Db, id: string): Promise<string[]> {
  const linked = new Set([id]);
  for (const phase of linked) {
    const next = await db
      .selectFrom('competition')
      .select(['id', 'continuesId'])
      .where(({ eb, or }) => or([eb('id', '=', phase), eb('continuesId', '=', phase)]))
      .execute();
    for (const one of next)
      for (const other of [one.id, one.continuesId]) if (other !== null) linked.add(other);
  }
  linked.delete(id);
  return [...linked];
}
