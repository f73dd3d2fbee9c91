import { club } from '../../club/club.ts';
import starter from '../../club/starter.json?raw';
import { isEmpty, replaceSnapshot } from '../data/snapshot.server.ts';
import type { Db } from '../db/client.server.ts';
import { parseTree } from './tree.server.ts';

/**
 * Fills an empty database with the club's starter content.
 * @returns whether it was empty
 */
export async function loadStarter(db: Db): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  await replaceSnapshot(db, parseTree(starter, club).snapshot, new Date());
  return true;
}
