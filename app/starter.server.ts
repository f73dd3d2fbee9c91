import { club } from '#club/club.ts';
import starter from '#club/starter.json?raw';
import { isEmpty, replaceAll } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { lastEntryId } from '#platform/records/audit-log.server.ts';
import { findChanges, writeIfChanged } from '#platform/records/revision.server.ts';
import { markStarterRecords } from '#platform/records/starter-marks.server.ts';
import { listEntries } from '#platform/sign-in/admins.server.ts';
import { noteFounded } from './back-office/starter/founded.server.ts';
import { adaptStarterDates } from './back-office/starter/starter-at.ts';
import { isExample } from './club/details/folder-details.ts';
import { folderTexts } from './club/texts/folder-texts.server.ts';
import { kinds } from './kinds.server.ts';

const adminTables = ['admin', 'adminRole'] as const;

/** Returns false and loads nothing if any record except admins has ever been stored. */
export async function loadStarter(db: Db, now: Date): Promise<boolean> {
  if (!(await isNew(db))) return false;
  const { heroLine, story } = folderTexts;
  const { json, years } = isExample('founded')
    ? adaptStarterDates(starter, now, { name: club.name, texts: { heroLine, story } })
    : { json: starter, years: 0 };
  const { snapshot } = parseTree(json, kinds, club);
  const { changed } = await writeIfChanged(db, async (transaction) => {
    // Another server can fill the database in the meantime.
    if (!(await isNew(transaction))) return { changed: false };
    const kept = (await listEntries(transaction)).length > 0 ? adminTables : [];
    await replaceAll(transaction, kinds, snapshot, now, kept);
    await markStarterRecords(transaction, kinds);
    if (years > 0) await noteFounded(transaction, club.founded + years);
    return { changed: true };
  });
  return changed;
}

async function isNew(db: Db): Promise<boolean> {
  const { topics } = await findChanges(db);
  return (
    topics.size === 0 && (await lastEntryId(db)) === 0 && (await isEmpty(db, kinds, adminTables))
  );
}
