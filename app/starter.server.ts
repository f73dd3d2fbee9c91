import { club } from '#club/club.ts';
import starter from '#club/starter.json?raw';
import type { Db } from '#platform/db/client.server.ts';
import { isEmpty, replaceSnapshot } from '#platform/transfer/snapshot.server.ts';
import { parseTree } from '#platform/transfer/tree.server.ts';
import { kinds } from './kinds.server.ts';

/**
 * Fills an empty database with the club's starter content.
 * @returns whether it was empty
 */
export async function loadStarter(db: Db): Promise<boolean> {
  if (!(await isEmpty(db, kinds))) return false;
  await replaceSnapshot(db, kinds, parseTree(starter, kinds, club).snapshot, new Date());
  return true;
}
