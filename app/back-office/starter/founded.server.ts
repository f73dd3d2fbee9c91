import { hasOwnText } from '#app/club/texts/club-texts.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { addStarterMark, listStarterMarks } from '#platform/records/starter-marks.server.ts';

/** The founding year is stored as a starter mark with this word in place of a kind. */
const recordKind = 'founded';

/** Stores the founding year of a starter club whose dates were moved to later years. */
export async function noteFounded(db: Db, year: number): Promise<void> {
  await addStarterMark(db, { recordKind, recordId: String(year) });
}

const findNoted = onceARevision((db) => listStarterMarks(db, recordKind));

/** The moved founding year; undefined if the story, which names it, has been removed. */
export async function findFounded(db: Db): Promise<number | undefined> {
  const [year] = (await hasOwnText(db, 'story')) ? await findNoted(db) : [];
  return year === undefined ? undefined : Number(year);
}
