import type { Db } from '#platform/db/client.server.ts';
import { noteAccess } from './accesses.server.ts';
import { deleteOldSessions } from './end-sessions.server.ts';
import type { Refusal } from './failed-sign-ins.server.ts';
import { findKnownDevice, hasKnownDevice, rememberDevice } from './known-devices.server.ts';
import { renewSession, type SignedIn, startSession } from './sessions.server.ts';
import { type Checked, stillHolds } from './still-holds.server.ts';

export interface Proven {
  username: string;
  checked: Checked;
}

const changedMeanwhile: Refusal = {
  message: 'Inzwischen hat sich an diesem Zugang etwas geändert. Bitte melde dich noch einmal an.',
  status: 403,
};

/**
 * Signs in only if the account still has the state in `checked`.
 * @returns `isNewDevice` is true if the account has other known devices, but not this browser
 */
export async function finishSignIn(
  db: Db,
  request: Request,
  proven: Proven,
  now: Date,
): Promise<{ cookies: string[]; isNewDevice: boolean } | Refusal> {
  const { username, checked } = proven;
  const { userId } = checked;
  await deleteOldSessions(db, now);
  return db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, checked))) return changedMeanwhile;
    const device = await findKnownDevice(transaction, request, userId, now);
    const isNewDevice = device === undefined && (await hasKnownDevice(transaction, userId, now));
    await noteAccess(transaction, { kind: device ? 'sign-in' : 'new-device', username }, now);
    const cookies = [
      await startSession(transaction, request, { username, userId }, now),
      await rememberDevice(transaction, request, userId, now),
    ];
    return { cookies, isNewDevice };
  });
}

/** @returns the Set-Cookie headers; an empty list if the account has changed since the check */
export async function startFirstSession(
  db: Db,
  request: Request,
  { username, checked }: Proven,
  now: Date,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, checked))) return [];
    const { userId } = checked;
    return [
      await startSession(transaction, request, { username, userId }, now),
      await rememberDevice(transaction, request, userId, now),
    ];
  });
}

export async function finishReauthentication(
  db: Db,
  request: Request,
  { username, sessionId }: Pick<SignedIn, 'username' | 'sessionId'>,
  checked: Checked,
  now: Date,
): Promise<{ cookies: string[] } | Refusal> {
  return db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, { ...checked, sessionId }))) return changedMeanwhile;
    await noteAccess(transaction, { kind: 'proof', username }, now);
    return { cookies: [await renewSession(transaction, request, sessionId, now)] };
  });
}
