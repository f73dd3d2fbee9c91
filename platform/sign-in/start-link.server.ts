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

/** True while no admin can sign in. The link that sets up the club works only during this time. */
async function isUnclaimed(db: Db): Promise<boolean> {
  return !(await listAdmins(db)).some(({ canSignIn }) => canSignIn);
}

/**
 * Makes a token for the link that sets up the club. Earlier tokens stop working.
 * @returns the token; undefined if an admin can already sign in
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

/**
 * Must be called in the write that creates the club.
 * @returns false if the link is not valid; the write must then store nothing
 */
export async function takeStartLink(
  transaction: Db,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  const link = await redeemLink(transaction, 'start', token, now);
  await withdrawLinks(transaction, ['start']);
  return link !== undefined && (await isUnclaimed(transaction));
}
