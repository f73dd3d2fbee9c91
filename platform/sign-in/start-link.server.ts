import type { Db } from '#platform/db/client.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { listAdmins } from './admins.server.ts';
import {
  createToken,
  findLink,
  type OneTimeLink,
  takeLink,
  withdrawLinks,
} from './one-time-links.server.ts';

/** While nobody can sign in, whoever runs the server may found the club. */
async function isUnclaimed(db: Db): Promise<boolean> {
  return !(await listAdmins(db)).some(({ canSignIn }) => canSignIn);
}

/** Replaces earlier tokens. @returns undefined if somebody can sign in already */
export async function createStartToken(db: Db, now: Date): Promise<string | undefined> {
  // Writes run one by one: if two servers start at the same time, the later token works.
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

/** Call it in the write that founds the club. @returns false if that write must not store anything */
export async function takeStartLink(
  transaction: Db,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  const link = await takeLink(transaction, 'start', token, now);
  await withdrawLinks(transaction, ['start']);
  return link !== undefined && (await isUnclaimed(transaction));
}
