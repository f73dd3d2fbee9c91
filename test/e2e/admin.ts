import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { testPassword } from '../sign-in-admin.ts';
import { test as base, expect, waitForHydration } from './fixtures.ts';
import type { HostedSite } from './host.ts';

export { expect };

export const username = 'max';
export const password = testPassword;
/** Matches a menu link by name, with or without the number of open tasks. */
export const inMenu = (name: string) => new RegExp(`^${name}( \\d|$)`);

interface Fixtures {
  hasMail: boolean;
  /** The mail server; null if `hasMail` is false. */
  mails: MailServer | null;
  /** A connection of the test to the database of the running site. */
  db: Db;
  /** A site with the starter content for this test only. `page` is signed in to this site. */
  club: HostedSite;
  /** A page in a second browser that is also signed in. */
  other: Page;
  /** Opens a path of the site. Waits until the page is hydrated, if scripts can run. */
  visit: (path: string) => Promise<void>;
}

/** `test` for administrators. Each test has its own site and can change any data. */
export const test = base.extend<Fixtures>({
  hasMail: [false, { option: true }],

  mails: async ({ hasMail }, provide) => {
    const mails = hasMail ? await startMailServer() : null;
    await provide(mails);
    await mails?.stop();
  },

  club: async ({ host, context, mails, keepsPages }, provide) => {
    const club = await host.open('starter', {
      hasAdmin: true,
      smtpUrl: mails?.url,
      offline: keepsPages,
    });
    await signInContext(context, club);
    await provide(club);
    await club.stop();
  },

  db: async ({ club }, provide) => {
    const db = openDatabase({ dataDir: club.dataDir });
    await provide(db);
    await db.destroy();
  },

  // Needs `club`, so that the page closes before its site stops.
  page: async ({ club: _, page }, provide) => provide(page),

  other: async ({ browser, club }, provide) => {
    const context = await browser.newContext({ locale: 'de-AT' });
    await signInContext(context, club);
    await provide(await context.newPage());
    await context.close();
  },

  visit: async ({ club, page, javaScriptEnabled }, provide) => {
    await provide(async (path) => {
      await page.goto(club.origin + path);
      if (javaScriptEnabled !== false) await waitForHydration(page);
    });
  },
});

async function signInContext(context: BrowserContext, { origin, session = '' }: HostedSite) {
  await context.addCookies([
    { name: 'session', value: session, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
}

export async function addAdmin(site: NodeJS.ProcessEnv): Promise<void> {
  const words = ['bin/admin.ts', 'add', username, `${username}@verein.example`];
  const env = { ...process.env, ...site };
  const command = promisify(execFile)(process.execPath, words, { env });
  command.child.stdin?.end(`${password}\n`);
  await command;
}

export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
}
