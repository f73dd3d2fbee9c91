import { club } from '#club/club.ts';
import starter from '#club/starter.json?raw';
import type { Db } from '#platform/db/client.server.ts';
import { findRevision, writeIfChanged } from '#platform/records/revision.server.ts';
import { markStarterRecords } from '#platform/records/starter-marks.server.ts';
import { isEmpty, replaceAll } from '#platform/transfer/snapshot.server.ts';
import { parseTree } from '#platform/transfer/tree.server.ts';
import { kinds } from './kinds.server.ts';

/** The revision of a database that nobody has ever written to. */
const firstRevision = 1;

/** Fills a database with starter content, unless it was ever written to. Returns whether it did. */
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
