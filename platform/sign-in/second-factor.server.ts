import type { Db } from '#platform/db/client.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { deletePasskeys } from './passkeys.server.ts';
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.server.ts';
import { findTotpStep, newTotpSecret } from './totp.server.ts';

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findFactor(db, userId))?.totpStep != null;
}

export async function findPendingSecret(db: Db, userId: string): Promise<string | undefined> {
  const factor = await findFactor(db, userId);
  return factor?.totpStep === null ? factor.totpSecret : undefined;
}

/** Stores a new secret, which works only after `confirmTotp`. Does not change a confirmed second factor. */
export async function beginTotp(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ totpSecret: newTotpSecret() })
    .where('id', '=', userId)
    .where('totpStep', 'is', null)
    .execute();
}

/**
 * Switches on the second factor.
 * @returns recovery codes; undefined if the code is wrong, or if no unconfirmed secret is stored
 */
export async function confirmTotp(
  transaction: Db,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<string[] | undefined> {
  const secret = await findPendingSecret(transaction, userId);
  const step = secret === undefined ? undefined : findTotpStep(secret, code, now);
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

/**
 * Refuses codes from the last used time step and from earlier time steps, so that each code works only once.
 */
async function spendTotp(
  db: Db,
  { userId, code }: { userId: string; code: string },
  totpSecret: string,
  now: Date,
): Promise<boolean> {
  const step = findTotpStep(totpSecret, code, now);
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

export async function redeemCode(
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

export async function removeTotp(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ totpSecret: null, totpStep: null })
    .where('id', '=', userId)
    .execute();
  await deleteRecoveryCodes(transaction, userId);
}

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

export async function isSecondFactorCompulsory(db: Db): Promise<boolean> {
  const rule = await db.selectFrom('signInRule').select('secondFactor').executeTakeFirst();
  return rule?.secondFactor === 1;
}

export async function setSecondFactorCompulsory(db: Db, value: boolean): Promise<void> {
  const secondFactor = value ? 1 : 0;
  await db
    .insertInto('signInRule')
    .values({ id: 1, secondFactor })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secondFactor }))
    .execute();
}
