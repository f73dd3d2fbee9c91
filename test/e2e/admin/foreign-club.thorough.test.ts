import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { adminPages, findPages } from '#bin/site-pages.ts';
import { testPassword } from '#test/admin.ts';
import type { Ask } from '#test/app.ts';
import { expect, test, whenAlive } from '#test/e2e/fixtures.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { readSite } from '#test/read-site.ts';
import { type Site, startSite } from '#test/site.ts';
import { findStarterWords } from '#test/starter-words.ts';
import { listToolPaths, toolSteps } from './tool-steps.ts';

const name = 'SV Sankt Jakob im Rosental';

/** Founds the club with nothing, as its first admin does. */
async function found(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenAlive(page);
  await page.getByLabel('Name des Vereins').fill(name);
  await page.getByLabel('Kurzname').fill('St. Jakob');
  await page.getByLabel('E-Mail des Vereins').fill('verein@sv-jakob.example');
  await page.getByLabel('Vereinsfarbe').fill('#c8102e');
  await page.getByLabel('Zweite Farbe').fill('#ffffff');
  await page.getByLabel('Liga').fill('1. Klasse D');
  await page.getByLabel('Herbst und Frühjahr').check();
  await page.getByLabel('Leere Website').check();
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Deine E-Mail-Adresse').fill('anna@sv-jakob.example');
  await page.getByLabel('Passwort').fill(testPassword);
  await page.getByRole('button', { name: 'Verein anlegen' }).click();
  await expect(page.getByText('Euer Verein ist angelegt')).toBeVisible();
}

/** Asks as whoever is signed in in the browser. */
async function askAs(page: Page, { origin }: Site): Promise<Ask> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    headers.set('Origin', origin);
    return fetch(origin + path, { ...init, headers, redirect: 'manual' });
  };
}

/** The texts of all mails that went out, each with its head. */
async function readMails({ received }: MailServer): Promise<[string, string][]> {
  const parsed = received.map(async ({ raw }): Promise<[string, string]> => {
    const { subject, text, html } = await simpleParser(raw);
    return [`mail: ${subject}`, [raw, subject, text, html].join('\n')];
  });
  return Promise.all(parsed);
}

/** All rows of each table. */
function readTables({ dataDir }: Site): [string, string][] {
  const database = new DatabaseSync(join(dataDir, 'ankick.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const read = tables.map(({ name }): [string, string] => [
    `table ${name}`,
    JSON.stringify(database.prepare(`select * from "${name}"`).all()),
  ]);
  database.close();
  return read;
}

async function exportTree({ dataDir }: Site): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return (await promisify(execFile)(process.execPath, ['bin/export.ts', '-'], { env })).stdout;
}

test('a club that begins with nothing and uses every tool says no word of the starter anywhere', async ({
  page,
}) => {
  const mails = await startMailServer();
  const output: string[] = [];
  const settings = { ORIGIN: '', DATABASE_URL: '', SMTP_URL: mails.url };
  const site = await startSite(settings, undefined, (chunk) => output.push(chunk));
  try {
    await found(page, await site.startAddress);
    const ask = await askAs(page, site);
    expect(Object.keys(toolSteps).sort()).toEqual((await listToolPaths({ ask })).sort());

    // Open long before they are sent: who is quicker than anybody types is put aside.
    const newsletter = await page.context().newPage();
    await page.goto(`${site.origin}/contact`);
    await newsletter.goto(`${site.origin}/newsletter`);
    await Promise.all([whenAlive(page), whenAlive(newsletter)]);
    const arrived = async (count: number) =>
      expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(count);
    const uses = {
      ...{ ask, club: name },
      async writeMessage() {
        const form = page.getByRole('main').locator('form');
        await form.getByLabel('Name').fill('Bea Fan');
        await form.getByLabel('E-Mail').fill('bea@fans.example');
        await form.getByLabel('Nachricht').fill('Wann ist das nächste Training?');
        await form.getByRole('button').click();
        await expect(page.getByText('Deine Nachricht ist angekommen')).toBeVisible();
        await arrived(1);
      },
      async signUp() {
        await newsletter.getByRole('main').getByLabel('E-Mail').fill('bea@fans.example');
        await newsletter.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
        await arrived(2);
        const { text = '' } = await simpleParser(mails.received[1]?.raw ?? '');
        const path = /\/newsletter\/bestaetigen\/[\w-]+/.exec(text)?.[0];
        await newsletter.goto(`${site.origin}${path}`);
        await newsletter.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
        await expect(newsletter).toHaveURL(/\/danke\//);
      },
    };
    for (const [path, use] of Object.entries(toolSteps))
      await test.step(path, () => use(uses, path));
    await arrived(4);

    const paths = [...Object.values(adminPages), ...Object.values(await findPages(site.origin))];
    const pages = await readSite(ask, ['/healthz', '/metrics', ...paths]);
    expect(pages.size).toBeGreaterThan(150);
    const texts: [string, string][] = [...pages, ...(await readMails(mails))];
    texts.push(['export', await exportTree(site)], ['output', output.join('')]);
    texts.push(...readTables(site));
    expect(texts.map(([, text]) => text).join()).toContain('Wir spielen wieder.');
    expect(findStarterWords(texts)).toEqual([]);
  } finally {
    // A page that is open asks a server that stops for its stream.
    for (const open of page.context().pages()) await open.goto('about:blank');
    await site.stop();
    await mails.stop();
  }
});
