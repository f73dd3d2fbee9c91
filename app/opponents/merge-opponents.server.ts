import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { opponentRecords } from './opponent-record.server.ts';

/**
 * Makes one opponent of two: the one that stays is called by all names of the other, too, and gets
 * what it lacks from it. One group in the audit log, which can be taken back as one; no game changes.
 * @param id of the one that goes
 * @param into of the one that stays
 * @throws ObstacleError when one of them is not there any more
 */
export async function mergeOpponents(
  db: Db,
  { id, into }: { id: string; into: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const going = await opponentRecords.read(transaction, id);
    const staying = await opponentRecords.read(transaction, into);
    if (!going || !staying || id === into)
      throw new ObstacleError('Einen der beiden Gegner gibt es nicht mehr.');
    const label = `${going.name} (zusammengelegt mit ${staying.name})`;
    const group = await startGroup(transaction, label);
    // A name is one opponent's: first it is free, then it is taken.
    const removal = { id, current: going, next: undefined };
    await replaceRecord(transaction, opponentRecords, removal, { ...by, group });
    const merged = {
      ...staying,
      shortName: staying.shortName ?? going.shortName,
      crest: staying.crest ?? going.crest,
      venueId: staying.venueId ?? going.venueId,
      otherNames: [...staying.otherNames, { name: going.name }, ...going.otherNames],
    };
    const change = { id: into, current: staying, next: { record: merged, ties: [] } };
    await replaceRecord(transaction, opponentRecords, change, { ...by, group });
    return { changed: true };
  });
}
