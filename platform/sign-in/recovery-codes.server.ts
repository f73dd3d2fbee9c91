import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Db } from '#platform/db/client.server.ts';

const howMany = 10;
/** An attacker cannot guess a code with 120 random bits, so a fast hash is enough (ASVS 5.0, 6.5.2). */
const codeBytes = 15;
const codeLength = 24;

/**
 * Replaces all earlier codes and stores only digests of the new codes. Must be called in a transaction.
 * @returns the new codes
 */
export async function createRecoveryCodes(transaction: Db, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(transaction, userId);
  const codes = Array.from({ length: howMany }, newCode);
  await transaction
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ id: digest(userId, code), userId })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/**
 * Deletes the code, so that only one of two parallel tries succeeds.
 * @returns true if the code was correct
 */
export async function spendRecoveryCode(db: Db, userId: string, typed: string): Promise<boolean> {
  const code = readCode(typed);
  if (code === undefined) return false;
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('id', '=', digest(userId, code))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
}

/**
 * Base32 has no 0 and 1, because these digits look like O and l. `readCode` reads a typed 0 or 1 as o or l.
 */
function newCode(): string {
  const bytes = new Uint8Array(randomBytes(codeBytes));
  return new Secret({ buffer: bytes.buffer }).base32.toLowerCase();
}

function readCode(typed: string): string | undefined {
  if (typed.length > 4 * codeLength) return undefined;
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/0/g, 'o').replace(/1/g, 'l');
  return code.length === codeLength && /^[a-z2-7]+$/.test(code) ? code : undefined;
}

function digest(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}
