import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Db } from '#platform/db/client.server.ts';

const howMany = 10;
/** Of which 120 bits come: so much needs no slow hash (ASVS 5.0, 6.5.2). */
const codeBytes = 15;
const codeLength = 24;

/**
 * Gives an account new codes for when its second factor is lost, inside a transaction; those it had work no more.
 * @returns the codes, of which digests alone are kept
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

/** Uses a code up: of two tries at the same moment one gets it. @returns whether it was one */
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

/** How many an account has left. */
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

/** In base32, which has neither 0 nor 1. */
function newCode(): string {
  const bytes = new Uint8Array(randomBytes(codeBytes));
  return new Secret({ buffer: bytes.buffer }).base32.toLowerCase();
}

/** However it is grouped, and whatever was taken for a letter. */
function readCode(typed: string): string | undefined {
  if (typed.length > 4 * codeLength) return undefined;
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/0/g, 'o').replace(/1/g, 'l');
  return code.length === codeLength && /^[a-z2-7]+$/.test(code) ? code : undefined;
}

function digest(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}
