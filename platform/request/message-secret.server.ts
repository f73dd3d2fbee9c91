import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    messageSecret: MessageSecretTable;
  }
}

/** By it links in mails are signed and visitors' addresses hashed. */
interface MessageSecretTable {
  id: 1;
  value: string;
}

/** What a link is for; a link for one thing opens no other. */
export type LinkPurpose = 'confirm' | 'unsubscribe' | 'preview';

/** Bytes of a UUID, and of the signature behind it. */
const idLength = 16;
const signatureLength = 16;

/**
 * The secret by which links in mails are signed and visitors' addresses hashed: made at random by
 * whichever server asks first, then the same for all. A backup holds it, so that links in mails
 * that went out long ago still work on a restored site.
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

/** Stands for a visitor's address where it is counted; without the secret it leads nowhere. */
export function hashAddress(secret: string, address: string): string {
  return sign(secret, `address ${address}`).toString('base64url');
}

/**
 * The last part of a link that only the owner of a mailbox gets to see: the subscriber's id with a
 * signature, 43 letters. Nothing has to be stored for it.
 * @param id a UUID
 */
export function makeToken(secret: string, purpose: LinkPurpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(secret, `${purpose} ${id}`)]).toString('base64url');
}

/** The id in a token of ours for this purpose; undefined when we made none such. */
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
