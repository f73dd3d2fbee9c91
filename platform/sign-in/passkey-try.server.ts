import type { Db } from '#platform/db/client.server.ts';
import { noteFailedSignIn } from './accesses.server.ts';
import { findAdminByUserId } from './accounts.server.ts';
import {
  countTry,
  type Refusal,
  type Tried,
  tooManyTries,
  uncountTry,
} from './failed-sign-ins.server.ts';
import type { Proven } from './finish-sign-in.server.ts';
import { findAnyKnownDevice } from './known-devices.server.ts';
import { askForPasskey, takePasskey } from './passkey-ceremony.server.ts';
import type { Sender } from './sign-in.server.ts';

const wrong = 'Dieser Passkey gilt hier nicht. Melde dich mit Benutzername und Passwort an.';

/**
 * Counts a try; a successful sign-in deletes the count. Known devices have their own count, so that tries of
 * other people do not delay a known device.
 */
export async function beginPasskeyTry(
  db: Db,
  sender: Sender,
  now: Date,
): Promise<Awaited<ReturnType<typeof askForPasskey>> | Refusal> {
  const until = await countTry(db, await triedBy(db, sender, now), now);
  return until ? tooManyTries(until, now) : askForPasskey(db, sender.request, now);
}

/**
 * Needs no additional code, because a passkey already has two factors: the device, and the fingerprint or PIN
 * that unlocks the device.
 */
export async function tryPasskey(
  db: Db,
  answer: string,
  sender: Sender,
  now: Date,
): Promise<{ proven: Proven } | Refusal> {
  const checked = await takePasskey(db, sender.request, answer, now);
  const admin = checked && (await findAdminByUserId(db, checked.userId));
  if (!checked || !admin) {
    await noteFailedSignIn(db, null, now);
    return { message: wrong, status: 403 };
  }
  await uncountTry(db, await triedBy(db, sender, now), now);
  return { proven: { username: admin.username, checked } };
}

async function triedBy(db: Db, { request, address }: Sender, now: Date): Promise<Tried> {
  const device = await findAnyKnownDevice(db, request, now);
  return device ? { passkeyOn: device } : { passkeyFrom: address };
}
