import type { AccountMailContent } from '#app/accounts/tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { MailSetup } from '#platform/mail/mail-setup.server.ts';
import { issueLinkToken } from '#platform/sign-in/one-time-links.server.ts';

/** Mail settings for a site that can write to its administrators; no server listens at this address. */
export const accountMailSetup: MailSetup = {
  smtpUrl: 'smtp://127.0.0.1:9',
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 90,
};

/** Lists the waiting account mails in sending order, each with its recipient. */
export async function listAccountMails(db: Db): Promise<(AccountMailContent & { to: string })[]> {
  const rows = await db
    .selectFrom('outgoingMail')
    .select(['recipient', 'accountLetter'])
    .where('kind', '=', 'account')
    .orderBy('queuedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, accountLetter }) => {
    const letter: AccountMailContent = JSON.parse(accountLetter ?? '');
    return { ...letter, to: recipient ?? '' };
  });
}

/** Returns the token of the newest mail of one kind, as the mail would contain it. */
export async function newestToken(
  db: Db,
  what: 'password' | 'email' | 'invitation',
  now = new Date(),
): Promise<string> {
  const letters = (await listAccountMails(db)).filter((letter) => letter.what === what);
  const letter = letters.at(-1);
  const token =
    letter && 'linkId' in letter ? await issueLinkToken(db, letter.linkId, now) : undefined;
  if (!token) throw new Error(`no letter with a link: ${what}`);
  return token;
}
