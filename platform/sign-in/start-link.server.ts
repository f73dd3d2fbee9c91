import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { listAdmins } from './admins.server.ts';
import {
  createToken,
  findLink,
  type OneTimeLink,
  redeemLink,
  withdrawLinks,
} from './one-time-links.server.ts';

/** True while no admin has an account. Until then, the person who runs the server can set up the club. */
async function isUnclaimed(db: Db): Promise<boolean> {
  return !(await listAdmins(db)).some(({ canSignIn }) => canSignIn);
}

/**
 * Makes a token for the link with which the club is founded. Earlier tokens stop working.
 * @returns undefined if an admin can sign in already
 */
export async function createStartToken(db: Db, now: Date): Promise<string | undefined> {
  // If two servers start simultaneously, only the later token works, because writes run one by one.
  const { token } = await writeIfChanged(
    db,
    async (transaction): Promise<{ changed: false; token?: string }> => {
      if (!(await isUnclaimed(transaction))) return { changed: false };
      await withdrawLinks(transaction, ['start']);
      const made = await createToken(transaction, { purpose: 'start' }, now);
      return { changed: false, token: made };
    },
  );
  return token;
}

export async function findStartLink(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<OneTimeLink | undefined> {
  const link = await findLink(db, 'start', token, now);
  return link && (await isUnclaimed(db)) ? link : undefined;
}

/** Must be called in the write that founds the club. @returns false if that write must store nothing */
export async function takeStartLink(
  transaction: Db,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  const link = await redeemLink(transaction, 'start', token, now);
  await withdrawLinks(transaction, ['start']);
  return link !== undefined && (await isUnclaimed(transaction));
}
