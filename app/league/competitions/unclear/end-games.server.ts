import type { GameRecord } from '#app/matches/games/game-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { findUnclear } from './find-unclear.server.ts';

/**
 * The club wins its remaining games against a withdrawn team if the other results of this team count (RPO §
 * 30).
 */
const verdict = { goalsFor: 3, goalsAgainst: 0, status: 'awarded' } as const;

/**
 * Calls off or awards all open games against the team. The audit log shows these changes as one group.
 * @throws BlockedChangeError if no game is open
 */
export async function endGames(
  db: Db,
  games: RecordStore<GameRecord>,
  { competitionId, team }: { competitionId: string; team: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const unclear = await findUnclear(transaction, competitionId, viennaDate(by.now));
    const found = unclear?.withdrawn.find((one) => one.team === team);
    if (!found) throw new BlockedChangeError(`Gegen ${team} ist kein Spiel mehr offen.`);
    const group = await startGroup(transaction, `${team} hat sich zurückgezogen`);
    for (const { id } of found.games) {
      const current = await games.read(transaction, id);
      if (!current) continue;
      const end = found.isKept ? verdict : ({ status: 'calledOff' } as const);
      const next = { record: { ...current, ...end }, ties: [] };
      await replaceRecord(transaction, games, { id, current, next }, { ...by, group });
    }
    return { changed: true };
  });
}
