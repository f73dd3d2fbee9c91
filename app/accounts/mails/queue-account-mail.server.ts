import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import { type OutgoingMail, queueMail } from '#platform/mail/mail-queue.server.ts';
import { issueLinkToken } from '#platform/sign-in/one-time-links.server.ts';
import type { AccountMailContent } from '../tables.ts';

/**
 * The server creates `token` only when it sends the mail, so a stored mail does not contain a working link.
 */
export interface AccountMail {
  to: string;
  letter: AccountMailContent;
  token?: string;
}

export async function queueAccountMail(
  transaction: Db,
  { to, letter }: { to: string; letter: AccountMailContent },
  now: Date,
): Promise<void> {
  const accountLetter = JSON.stringify(letter);
  await queueMail(
    transaction,
    { id: randomUUID(), kind: 'account', recipient: to, accountLetter },
    now,
  );
}

export async function findAccountMail(
  db: Db,
  { recipient, accountLetter }: Pick<OutgoingMail, 'recipient' | 'accountLetter'>,
  now: Date,
): Promise<AccountMail | undefined> {
  if (recipient === null || accountLetter === null) return undefined;
  const letter: AccountMailContent = JSON.parse(accountLetter);
  if (!('linkId' in letter)) return { to: recipient, letter };
  const token = await issueLinkToken(db, letter.linkId, now);
  return token === undefined ? undefined : { to: recipient, letter, token };
}
