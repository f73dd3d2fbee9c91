import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { kinds } from '#app/kinds.server.ts';
import { adminPages, findPages } from '#bin/site-pages.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import type { Ask } from '#test/open-app.ts';
import { readSite } from '#test/read-site.ts';
import { formPost, testPassword } from '#test/sign-in-admin.ts';
import { type Site, startSite } from '#test/start-site.ts';
import { findStarterWords } from '#test/starter-words.ts';
import { listToolPaths, toolSteps } from './tool-steps.ts';

const name = 'SV Sankt Jakob im Rosental';

/** Creates an empty club and its first admin. */
async function found(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
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
  // Slow: to know the records of the starter content, the server fills a separate database.
  await expect(page.getByText('Euer Verein ist angelegt')).toBeVisible({ timeout: 30_000 });
}

/** Sends requests with the cookies of the signed-in browser. */
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

async function readMails({ received }: MailServer): Promise<[string, string][]> {
  const parsed = received.map(async ({ raw }): Promise<[string, string]> => {
    const { subject, text, html } = await simpleParser(raw);
    return [`mail: ${subject}`, [raw, subject, text, html].join('\n')];
  });
  return Promise.all(parsed);
}

function readTables({ dataDir }: Site): [string, string][] {
  const database = new DatabaseSync(join(dataDir, 'ankick.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const read = tables.map(({ name }): [string, string] => [
    String(name),
    JSON.stringify(database.prepare(`select * from "${name}"`).all()),
  ]);
  database.close();
  return read;
}

function unusedKinds(rows: ReadonlyMap<string, string>): string[] {
  const inSql = (table: string) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return eachKind(kinds).flatMap(([kind, { tables }]) => {
    const own = Object.keys(tables);
    return own.length > 0 && own.every((table) => rows.get(inSql(table)) === '[]') ? [kind] : [];
  });
}

/**
 * Requests each generated picture that a page names, so that the server draws the picture.
 * @returns the number of pictures
 */
async function drawPictures(ask: Ask, { origin }: Site, pages: Iterable<string>): Promise<number> {
  const named =
    /(?<=")\/(?!images|uploads)[^"\s]*\/(?:\d+|bild|bilder\/[^"\s/]+)\.png(?=")|(?<=")\/bild\.png/g;
  const texts = [...pages].map((page) => page.replaceAll(origin, ''));
  const paths = new Set(texts.flatMap((text) => text.match(named) ?? []));
  for (const path of paths)
    expect([path, (await ask(path)).headers.get('Content-Type')]).toEqual([path, 'image/png']);
  return paths.size;
}

async function exportTree({ dataDir }: Site): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return (await promisify(execFile)(process.execPath, ['bin/export.ts', '-'], { env })).stdout;
}

test('a club without starter content shows no starter text after use of every tool', async ({
  page,
}, testInfo) => {
  test.setTimeout(240_000);
  const mails = await startMailServer();
  const output: string[] = [];
  const drawn = testInfo.outputPath('drawn.txt');
  await writeFile(drawn, '');
  const recorder = join(import.meta.dirname, '../../drawn-words.ts');
  const settings = {
    ...{ ORIGIN: '', DATABASE_URL: '', SMTP_URL: mails.url, DRAWN_WORDS: drawn },
    NODE_OPTIONS: `${process.env.NODE_OPTIONS} --import=${recorder}`,
  };
  const site = await startSite(settings, undefined, (chunk) => output.push(chunk));
  try {
    await found(page, await site.startAddress);
    const ask = await askAs(page, site);
    expect(Object.keys(toolSteps).sort()).toEqual((await listToolPaths({ ask })).sort());

    // Open the forms long before they are sent. A form sent faster than people type goes to the spam folder.
    const [newsletter, enquiry] = [await page.context().newPage(), await page.context().newPage()];
    await page.goto(`${site.origin}/contact`);
    await newsletter.goto(`${site.origin}/newsletter`);
    await enquiry.goto(`${site.origin}/sponsoren/anfrage`);
    await Promise.all([page, newsletter, enquiry].map((each) => waitForHydration(each)));
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
        const asked = enquiry.getByRole('main').locator('form');
        await asked.getByText('Sachspende').click();
        await asked.getByLabel('Name').fill('Max Muster');
        await asked.getByLabel('E-Mail').fill('max@firma.example');
        await asked.getByLabel('Nachricht').fill('Wir hätten zwanzig Bälle.');
        await asked.getByRole('checkbox').check();
        await asked.getByRole('button', { name: 'Anfrage senden' }).click();
        await arrived(2);
      },
      async signUp() {
        await newsletter.getByRole('main').getByLabel('E-Mail').fill('bea@fans.example');
        await newsletter.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
        await arrived(3);
        const { text = '' } = await simpleParser(mails.received[2]?.raw ?? '');
        const path = /\/newsletter\/bestaetigen\/[\w-]+/.exec(text)?.[0];
        await newsletter.goto(`${site.origin}${path}`);
        await newsletter.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
        await expect(newsletter).toHaveURL(/\/danke\//);
      },
    };
    for (const [path, use] of Object.entries(toolSteps))
      await test.step(path, () => use(uses, path));
    expect((await ask('/passwort-vergessen', formPost({ who: 'anna' }))).status).toBe(303);
    // Waits for all mails, including the newsletter and the invitation.
    await arrived(6);
    const tables = readTables(site);
    expect(unusedKinds(new Map(tables))).toEqual([]);

    const paths = [...Object.values(adminPages), ...Object.values(await findPages(site.origin))];
    const pages = await readSite(ask, ['/healthz', '/metrics', ...paths]);
    expect(pages.size).toBeGreaterThan(150);
    expect(await drawPictures(ask, site, pages.values())).toBeGreaterThan(10);
    const words = await readFile(drawn, 'utf8');
    for (const shown of [name, 'Jan Moser', 'Eva Moser', 'Wir sind da', 'SV Feistritz'])
      expect(words).toContain(shown);
    const texts: [string, string][] = [...pages, ...(await readMails(mails))];
    texts.push(['export', await exportTree(site)], ['output', output.join('')]);
    texts.push(...tables, ['pictures', words]);
    expect(texts.map(([, text]) => text).join()).toContain('Wir spielen wieder.');
    expect(findStarterWords(texts)).toEqual([]);
  } finally {
    // Closes all pages first, because an open page sends requests to the stopped server.
    for (const open of page.context().pages()) await open.close();
    await site.stop();
    await mails.stop();
  }
});
