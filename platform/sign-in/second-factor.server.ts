import type { Db } from '#platform/db/client.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { deletePasskeys } from './passkeys.server.ts';
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.server.ts';
import { newTotpSecret, stepOfCode } from './totp.server.ts';

/** Whether an account is asked for a code after the password. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findFactor(db, userId))?.totpStep != null;
}

/** The secret that is being set up, before a code of it has come; undefined when none is. */
export async function findPendingSecret(db: Db, userId: string): Promise<string | undefined> {
  const factor = await findFactor(db, userId);
  return factor?.totpStep === null ? factor.totpSecret : undefined;
}

/** Makes a secret, which counts for nothing until a code of it has come; none where there is a second factor. */
export async function beginTotp(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ totpSecret: newTotpSecret() })
    .where('id', '=', userId)
    .where('totpStep', 'is', null)
    .execute();
}

/**
 * Takes the first code of the app: from then on the account has a second factor.
 * @returns the codes for when it is lost; undefined when the code is wrong or none is awaited
 */
export async function confirmTotp(
  transaction: Db,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<string[] | undefined> {
  const secret = await findPendingSecret(transaction, userId);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (secret === undefined || step === undefined) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ totpStep: step })
    .where('id', '=', userId)
    .where('totpSecret', '=', secret)
    .where('totpStep', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? createRecoveryCodes(transaction, userId) : undefined;
}

/** Takes a code of the app: no code of the same moment or an earlier one is taken again. */
async function spendTotp(
  db: Db,
  { userId, code }: { userId: string; code: string },
  totpSecret: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(totpSecret, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ totpStep: step })
    .where('id', '=', userId)
    .where('totpSecret', '=', totpSecret)
    .where('totpStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Takes a code of the app, or one for when that is lost.
 * @returns which it was, and the secret beside which it was good; undefined when it was none
 */
export async function spendCode(
  db: Db,
  given: { userId: string; code: string },
  now: Date,
): Promise<{ by: 'app' | 'recovery'; totpSecret: string } | undefined> {
  const factor = await findFactor(db, given.userId);
  if (factor?.totpStep == null) return undefined;
  const { totpSecret } = factor;
  if (await spendTotp(db, given, totpSecret, now)) return { by: 'app', totpSecret };
  const isRecovery = await spendRecoveryCode(db, given.userId, given.code);
  return isRecovery ? { by: 'recovery', totpSecret } : undefined;
}

/** Takes the codes away, those of the app and those for when it is lost; passkeys stay. */
export async function removeTotp(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ totpSecret: null, totpStep: null })
    .where('id', '=', userId)
    .execute();
  await deleteRecoveryCodes(transaction, userId);
}

/**
 * Takes everything but the password from an account, for whoever has lost it, and ends its sessions; inside a
 * transaction.
 */
export async function removeSecondFactor(transaction: Db, userId: string): Promise<void> {
  await removeTotp(transaction, userId);
  await deletePasskeys(transaction, userId);
  await endSessions(transaction, userId);
}

async function findFactor(db: Db, userId: string) {
  const row = await db
    .selectFrom('user')
    .select(['totpSecret', 'totpStep'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.totpSecret == null ? undefined : { ...row, totpSecret: row.totpSecret };
}

/** Whether whoever may do everything needs more than a password. */
export async function isSecondFactorCompulsory(db: Db): Promise<boolean> {
  const rule = await db.selectFrom('signInRule').select('secondFactor').executeTakeFirst();
  return rule?.secondFactor === 1;
}

/** Decides it, for everybody from their next page on. */
export async function setSecondFactorCompulsory(db: Db, value: boolean): Promise<void> {
  const secondFactor = value ? 1 : 0;
  await db
    .insertInto('signInRule')
    .values({ id: 1, secondFactor })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secondFactor }))
    .execute();
}
