import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { isAccountMailTooMany } from '#platform/request/form-uses.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { findUserId, hasAccount, setEmail } from '#platform/sign-in/accounts.server.ts';
import { type Admin, findAdmin, listAdmins } from '#platform/sign-in/admins.server.ts';
import {
  createLink,
  findLink,
  listLinks,
  type OneTimeLink,
  redeemLink,
  withdrawLinks,
} from '#platform/sign-in/one-time-links.server.ts';
import { type Checked, stillHolds } from '#platform/sign-in/still-holds.server.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';

const purpose = 'email';

interface EmailChange {
  username: string;
  email: string;
}

export async function findOwnEmailProblem(
  db: Db,
  admin: Admin,
  email: string,
): Promise<string | undefined> {
  const own = normalizeEmail(admin.email);
  if (email === own) return 'Das ist schon deine E-Mail-Adresse.';
  const others = (await listAdmins(db)).filter(({ username }) => username !== admin.username);
  const emails = new Set(others.map((other) => normalizeEmail(other.email)));
  // Two admins with one address share an account, so neither can change the address alone.
  if (emails.has(own))
    return 'Unter deiner Adresse meldet sich noch jemand an. Bitte die Admins, das zu trennen.';
  return undefined;
}

export async function isOthersEmail(db: Db, { username, email }: EmailChange): Promise<boolean> {
  const others = (await listAdmins(db)).filter((other) => other.username !== username);
  if (others.some((other) => normalizeEmail(other.email) === email)) return true;
  return hasAccount(db, email);
}

/**
 * Refused requests count against the limit, too. Otherwise an attacker could try any number of addresses and
 * learn from the answers which addresses have accounts.
 */
export async function requestEmail(
  db: Db,
  { username, email }: EmailChange,
  by: Checked,
  now: Date,
): Promise<'asked' | 'too often' | 'others' | 'ended'> {
  const secret = await findMessageSecret(db);
  return db.transaction().execute(async (transaction) => {
    const account = `email ${username}`;
    if (await isAccountMailTooMany(transaction, { secret, account }, now)) return 'too often';
    if (!(await stillHolds(transaction, by))) return 'ended';
    if (await isOthersEmail(transaction, { username, email })) return 'others';
    await withdrawLinks(transaction, [purpose], username);
    const link = { purpose, username, data: { email } } as const;
    const linkId = await createLink(transaction, link, now);
    await queueAccountMail(transaction, { to: email, letter: { what: 'email', linkId } }, now);
    return 'asked';
  });
}

export async function findRequestedEmail(
  db: Db,
  username: string,
  now: Date,
): Promise<string | undefined> {
  const links = await listLinks(db, purpose, now);
  const link = links.find((link) => link.username === username);
  return readLink(link)?.email;
}

export async function findEmailLink(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<EmailChange | undefined> {
  return readLink(await findLink(db, purpose, token, now));
}

/** Returns false if the link is invalid, used or expired, or if another admin already has the address. */
export async function redeemEmailLink(
  db: Db,
  token: string | undefined,
  { canMail }: { canMail: boolean },
  now: Date,
): Promise<boolean> {
  return write(db, async (transaction) => {
    const wanted = readLink(await redeemLink(transaction, purpose, token, now));
    return wanted !== undefined && takeEmail(transaction, wanted, { canMail }, now);
  });
}

/**
 * For a server without mail: the new address applies without a link. Returns false if the session has ended
 * or another admin has the address.
 */
export async function changeEmail(
  db: Db,
  wanted: EmailChange,
  by: Checked,
  now: Date,
): Promise<boolean> {
  return write(
    db,
    async (transaction) =>
      (await stillHolds(transaction, by)) &&
      takeEmail(transaction, wanted, { canMail: false }, now),
  );
}

async function takeEmail(
  transaction: Db,
  { username, email }: EmailChange,
  { canMail }: { canMail: boolean },
  now: Date,
): Promise<boolean> {
  const admin = await findAdmin(transaction, username);
  const userId = admin && (await findUserId(transaction, admin));
  if (!userId || (await findOwnEmailProblem(transaction, admin, email))) return false;
  if (await isOthersEmail(transaction, { username, email })) return false;
  await setEmail(transaction, { username: admin.username, userId, email }, now);
  // Links that were sent to the old address must no longer work.
  await withdrawLinks(transaction, [purpose, 'password'], username);
  await noteAccess(transaction, { kind: 'email', username }, now);
  const letter = { what: 'email-changed', username, at: now.toISOString() } as const;
  if (canMail) await queueAccountMail(transaction, { to: admin.email, letter }, now);
  return true;
}

function readLink(link: OneTimeLink | undefined): EmailChange | undefined {
  if (link?.username == null) return undefined;
  const { email } = link.data as { email: string };
  return { username: link.username, email };
}
