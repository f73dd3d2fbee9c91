import { club } from '#club/club.ts';
import starter from '#club/starter.json?raw';
import type { Db } from '#platform/db/client.server.ts';
import { findRevision, writeIfChanged } from '#platform/records/revision.server.ts';
import { markStarterRecords } from '#platform/records/starter-marks.server.ts';
import { isEmpty, replaceAll } from '#platform/transfer/snapshot.server.ts';
import { parseTree } from '#platform/transfer/tree.server.ts';
import { kinds } from './kinds.server.ts';

/** That of a database which nobody has ever written to. */
const firstRevision = 1;

/**
 * Fills a database that is empty, and always was, with the club's starter content. One that was
 * emptied stays so.
 * @returns whether it did
 */
export async function loadStarter(db: Db): Promise<boolean> {
  if (!(await isNew(db))) return false;
  const { snapshot } = parseTree(starter, kinds, club);
  const { changed } = await writeIfChanged(db, async (transaction) => {
    // Another server may have been quicker.
    if (!(await isNew(transaction))) return { changed: false };
    await replaceAll(transaction, kinds, snapshot, new Date());
    await markStarterRecords(transaction, kinds);
    return { changed: true };
  });
  return changed;
}

async function isNew(db: Db): Promise<boolean> {
  return (await findRevision(db)) === firstRevision && (await isEmpty(db, kinds));
}
