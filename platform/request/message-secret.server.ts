import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    messageSecret: MessageSecretTable;
  }
}

interface MessageSecretTable {
  id: 1;
  value: string;
}

export type LinkPurpose = 'confirm' | 'unsubscribe' | 'preview';

const idLength = 16;
const signatureLength = 16;

/**
 * The first call creates the random secret. Backups contain the secret, so that links in old mails still
 * work.
 */
export async function findMessageSecret(db: Db): Promise<string> {
  const read = () => db.selectFrom('messageSecret').select('value').executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value;
  await db
    .insertInto('messageSecret')
    .values({ id: 1, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await read())?.value as string;
}

/** Without the secret, the hash does not reveal the address. */
export function hashAddress(secret: string, address: string): string {
  return sign(secret, `address ${address}`).toString('base64url');
}

/**
 * The token contains the id and its signature, so the database does not need to store the token.
 * @param id a UUID
 */
export function createLinkToken(secret: string, purpose: LinkPurpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(secret, `${purpose} ${id}`)]).toString('base64url');
}

export function readToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idLength + signatureLength) return undefined;
  const hex = bytes.toString('hex', 0, idLength);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const signature = sign(secret, `${purpose} ${id}`);
  return timingSafeEqual(bytes.subarray(idLength), signature) ? id : undefined;
}

function sign(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, signatureLength);
}
