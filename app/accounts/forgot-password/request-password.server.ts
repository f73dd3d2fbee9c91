import { randomUUID } from 'node:crypto';
import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  countFormUse,
  isAccountMailTooMany,
  TooManyUses,
} from '#platform/request/form-uses.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { type Admin, findAdmin, listAdmins } from '#platform/sign-in/admins.server.ts';
import { createLink } from '#platform/sign-in/one-time-links.server.ts';
import { lockAccount } from '#platform/sign-in/still-holds.server.ts';
import { normalizeEmail, normalizeUsername } from '#platform/sign-in/username.ts';
import { mailAddress } from '#platform/values/email-address.ts';

interface Request {
  who: string;
  /** The visitor's IP address or network, from visitorContext. */
  visitor: string;
}

/**
 * Also queues a mail for an unknown name, but never sends that mail. Otherwise a faster answer would show
 * that the account does not exist.
 */
export async function requestPassword(
  db: Db,
  { who, visitor }: Request,
  now: Date,
): Promise<{ until: Date } | undefined> {
  const secret = await findMessageSecret(db);
  const admin = await findWanted(db, who);
  const userId = await findUserId(db, admin ?? nobody);
  const wanted = userId === undefined ? undefined : admin;
  const account = `password ${wanted?.username ?? normalizeUsername(who)}`;
  try {
    await db.transaction().execute(async (transaction) => {
      const use = { secret, form: 'password', visitor, putAside: false };
      await countFormUse(transaction, use, now);
      if (await isAccountMailTooMany(transaction, { secret, account }, now)) return;
      // Waits while another request changes the address, so that the next line reads the new address.
      await lockAccount(transaction, userId ?? '');
      const current = await findAdmin(transaction, wanted?.username ?? '');
      const id = await createLink(
        transaction,
        { purpose: 'password', username: current?.username },
        now,
      );
      const letter = { what: 'password', linkId: current ? id : randomUUID() } as const;
      await queueAccountMail(transaction, { to: current?.email ?? nobody.email, letter }, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof TooManyUses) return { until: error.until };
    throw error;
  }
}

const nobody: Admin = { username: '', email: 'niemand@localhost' };

async function findWanted(db: Db, who: string): Promise<Admin | undefined> {
  const named = await findAdmin(db, who);
  const addressOf = (typed: string) => normalizeEmail(mailAddress(typed));
  const admins = await listAdmins(db);
  return named ?? admins.find((admin) => addressOf(admin.email) === addressOf(who));
}
