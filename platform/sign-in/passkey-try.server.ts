import type { Db } from '#platform/db/client.server.ts';
import { noteFailedSignIn } from './accesses.server.ts';
import { findAdminOf } from './accounts.server.ts';
import { countTry, forgiveTry } from './failed-sign-ins.server.ts';
import type { Proven } from './finish-sign-in.server.ts';
import { askForPasskey, takePasskey } from './passkey-ceremony.server.ts';
import type { Sender } from './sign-in.server.ts';
import { type Refusal, tooManyTries } from './try-refusal.server.ts';

const wrong = 'Dieser Passkey gilt hier nicht. Melde dich mit Benutzername und Passwort an.';

/** Asks for a passkey. Each asking counts as a try until one has answered, so that nobody fills the table. */
export async function beginPasskeyTry(
  db: Db,
  { request, address }: Sender,
  now: Date,
): Promise<Awaited<ReturnType<typeof askForPasskey>> | Refusal> {
  const until = await countTry(db, { passkeyFrom: address }, now);
  return until ? tooManyTries(until, now) : askForPasskey(db, request, now);
}

/** The admin whose passkey has answered: the key and what unlocks it are two factors. */
export async function tryPasskey(
  db: Db,
  answer: string,
  { request, address }: Sender,
  now: Date,
): Promise<{ proven: Proven } | Refusal> {
  const checked = await takePasskey(db, request, answer, now);
  const admin = checked && (await findAdminOf(db, checked.userId));
  if (!checked || !admin) {
    await noteFailedSignIn(db, null, now);
    return { message: wrong, status: 403 };
  }
  await forgiveTry(db, { passkeyFrom: address }, now);
  return { proven: { username: admin.username, checked } };
}
