import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { write } from '#platform/records/revision.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import {
  hasSecondFactor,
  isSecondFactorCompulsory,
  setSecondFactorCompulsory,
} from '#platform/sign-in/second-factor.server.ts';
import { requireAdministration } from './administration.server.ts';
import type { By } from './change-user.server.ts';

/**
 * If `isCompulsory`, every administrator needs a second factor.
 * @throws BlockedChangeError if `isCompulsory` and the deciding administrator has no second factor
 */
export async function setSecondFactorRule(
  db: Db,
  isCompulsory: boolean,
  { username, userId, now }: By & { userId: string },
): Promise<void> {
  await write(db, async (transaction) => {
    await requireAdministration(transaction, username);
    if (isCompulsory && !(await hasSecondFactor(transaction, userId)))
      throw new BlockedChangeError(
        'Richte zuerst in deinem Profil selbst einen zweiten Faktor ein.',
      );
    if ((await isSecondFactorCompulsory(transaction)) === isCompulsory) return;
    await setSecondFactorCompulsory(transaction, isCompulsory);
    const detail = isCompulsory ? 'verlangt' : 'freiwillig';
    await noteAccess(transaction, { kind: 'rule', username, detail }, now);
  });
}
