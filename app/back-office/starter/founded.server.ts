import { hasOwnText } from '#app/club/texts/club-texts.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { addStarterMark, listStarterMarks } from '#platform/records/starter-marks.server.ts';

/** Stands beside the marks of records. */
const recordKind = 'founded';

/** Notes the year of foundation of an example that has moved on. */
export async function noteFounded(db: Db, year: number): Promise<void> {
  await addStarterMark(db, { recordKind, recordId: String(year) });
}

const findNoted = onceARevision((db) => listStarterMarks(db, recordKind));

/** That year, while a story is there that tells of it. */
export async function findFounded(db: Db): Promise<number | undefined> {
  const [year] = (await hasOwnText(db, 'story')) ? await findNoted(db) : [];
  return year === undefined ? undefined : Number(year);
}
