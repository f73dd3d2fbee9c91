import { hasOwnText } from '#app/club/texts/club-texts.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { addStarterMark, listStarterMarks } from '#platform/records/starter-marks.server.ts';

/** A row of `starterRecord` with this kind stores the starter club's founding year as the row's `recordId`. */
const recordKind = 'founded';

export async function noteFounded(db: Db, year: number): Promise<void> {
  await addStarterMark(db, { recordKind, recordId: String(year) });
}

const findNoted = onceARevision((db) => listStarterMarks(db, recordKind));

/** Returns undefined if the club's story, which names the founding year, has been removed. */
export async function findFounded(db: Db): Promise<number | undefined> {
  const [year] = (await hasOwnText(db, 'story')) ? await findNoted(db) : [];
  return year === undefined ? undefined : Number(year);
}
