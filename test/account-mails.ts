import type { AccountLetter } from '#app/accounts/tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { MailSetup } from '#platform/mail/mail-setup.server.ts';
import { giveOut } from '#platform/sign-in/one-time-links.server.ts';

/** Of a site that can write to those who see to it; nobody listens there. */
export const accountMailSetup: MailSetup = {
  smtpUrl: 'smtp://127.0.0.1:9',
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 90,
};

/** The letters about accounts that wait to be sent, in that order, each with whom it is for. */
export async function listAccountLetters(db: Db): Promise<(AccountLetter & { to: string })[]> {
  const rows = await db
    .selectFrom('outgoingMail')
    .select(['recipient', 'accountLetter'])
    .where('kind', '=', 'account')
    .orderBy('queuedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, accountLetter }) => {
    const letter: AccountLetter = JSON.parse(accountLetter ?? '');
    return { ...letter, to: recipient ?? '' };
  });
}

/** The token of the newest letter of a sort, as it would stand in the mail. */
export async function newestToken(
  db: Db,
  what: 'password' | 'email' | 'invitation',
  now = new Date(),
): Promise<string> {
  const letters = (await listAccountLetters(db)).filter((letter) => letter.what === what);
  const letter = letters.at(-1);
  const token = letter && 'linkId' in letter ? await giveOut(db, letter.linkId, now) : undefined;
  if (!token) throw new Error(`no letter with a link: ${what}`);
  return token;
}
