import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '#test/e2e/admin.ts';
import {
  button,
  crest,
  field,
  link,
  openTool,
  photo,
  save,
  Thumb,
  write,
} from '#test/e2e/thumb.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Returns the next minute in Vienna time, in the format of the form. */
function nextMinute(): { day: string; moment: string } {
  const parts = new Intl.DateTimeFormat('de-AT', {
    ...{ timeZone: 'Europe/Vienna', day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(Date.now() + 60_000));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('day')}.${part('month')}.${part('year')}`;
  return { day, moment: `${day} ${part('hour')}:${part('minute')}` };
}

async function changedFiles(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain']);
  return stdout;
}

test('an admin does the tasks of a year by phone, and no project file changes', async ({
  page,
  other,
  club,
  visit,
}, { annotations }) => {
  test.setTimeout(240_000);
  const before = await changedFiles();
  const count = (what: string, { taps, letters }: Thumb, most: number) => {
    annotations.push({ type: 'thumb', description: `${what}: ${taps} taps, ${letters} letters` });
    expect(taps, what).toBeLessThanOrEqual(most);
  };

  await visit('/admin');
  const article = new Thumb();
  await openTool(page, article, 'Post', 'Neuigkeiten');
  await article.tap(link(page, 'Artikel schreiben'));
  await article.type(field(page, 'Titel'), 'Drei Punkte und ein Fest');
  await write(page, article, 'Nach dem Abpfiff blieb niemand zuhause.');
  await article.photos(field(page, 'Bilder auswählen'), [
    await photo('eins.jpg'),
    await photo('zwei.jpg'),
    await photo('drei.jpg'),
  ]);
  await expect(page.getByText('3 Bilder eingefügt.')).toBeVisible();
  await article.choose(field(page, 'Zustand'), 'Geplant');
  const { moment } = nextMinute();
  await article.type(page.getByRole('textbox', { name: 'Erscheint am' }), moment);
  await save(page, article, 'Artikel gespeichert');
  count('article with three photos, planned', article, 16);
  const address = '/news/drei-punkte-und-ein-fest';
  expect((await other.request.get(club.origin + address)).status()).toBe(404);

  const correction = new Thumb();
  await correction.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kapitän/ })
      .first(),
  );
  await expect(field(page, 'Titel')).toHaveValue(/Kapitän/);
  await other.goto(page.url());
  await correction.type(field(page, 'Titel'), 'Jonas Sandling führt uns an');
  await save(page, correction, 'Artikel gespeichert');
  count('correction of a published article', correction, 3);
  await other.getByLabel('Titel', { exact: true }).fill('Ein anderer Titel');
  await other.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(other.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText(
    'Jonas Sandling führt uns an',
  );

  const board = new Thumb();
  await openTool(page, board, 'Verein', 'Vorstand');
  await board.tap(link(page, 'Vorstandsmitglied hinzufügen'));
  await board.type(field(page, 'Name'), 'Eva Obmann');
  await board.type(field(page, 'Aufgabe'), 'Obfrau');
  await save(page, board, 'gespeichert');
  count('a new member of the board', board, 6);

  const sponsor = new Thumb();
  await openTool(page, sponsor, 'Verein', 'Sponsoren');
  await sponsor.tap(link(page, 'Sponsor hinzufügen'));
  await sponsor.type(field(page, 'Name'), 'Bäckerei Neu');
  await sponsor.photos(field(page, 'Bild wählen'), await photo('logo.jpg', 600, 300));
  await save(page, sponsor, 'gespeichert');
  count('a sponsor with logo', sponsor, 9);
  const expired = new Thumb();
  await expired.tap(link(page, 'Sponsor hinzufügen'));
  await expired.type(field(page, 'Name'), 'Vorbei GmbH');
  await expired.type(page.getByRole('textbox', { name: 'Letzter Tag' }), '31.12.2025');
  await save(page, expired, 'gespeichert');

  const honours = new Thumb();
  await openTool(page, honours, 'Verein', 'Saisonen');
  await honours.tap(page.getByRole('main').getByRole('link', { name: /2024/ }));
  await honours.tap(button(page, 'Titel hinzufügen'));
  await honours.type(
    page
      .getByRole('group', { name: /^Titel/ })
      .getByLabel('Titel')
      .last(),
    'Fairste Mannschaft',
  );
  await save(page, honours, 'gespeichert');
  count('an honour', honours, 6);

  const imprint = new Thumb();
  await openTool(page, imprint, 'Verein', 'Texte');
  await imprint.tap(page.getByRole('main').getByRole('link', { name: /Impressum/ }));
  // The editor replaces the plain text field after its code has loaded. Text that is entered into the plain
  // field appears in the editor, too.
  await imprint.tap(page.locator('[contenteditable="true"]'));
  const law = '## Neuer Verein\n\n{owner}\n\n{reach}\n\n{board}';
  imprint.letters += law.length;
  await page.locator('textarea[name="text"]').fill(law);
  await save(page, imprint, 'gespeichert');
  count('the imprint', imprint, 5);

  const look = new Thumb();
  await openTool(page, look, 'Verein', 'Wappen und Farben');
  await look.photos(field(page, 'Bild wählen'), crest);
  await look.type(field(page, 'Vereinsfarbe'), '#c8102e');
  await look.type(field(page, 'Zweite Farbe'), '#ffffff');
  await save(page, look, 'gespeichert');
  count('crest and colours', look, 9);
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
  await expect(page.locator('header img').first()).toHaveAttribute('src', /^\/uploads\/.*svg$/);

  const starter = new Thumb();
  await openTool(page, starter, 'Mehr', 'Beispielinhalte');
  await starter.tap(page.getByRole('checkbox'));
  await starter.tap(button(page, 'Beispielinhalte entfernen'));
  await expect(page.getByText('Beispielinhalte entfernt!')).toBeVisible();
  count('the starter content goes', starter, 4);

  // The article appears automatically, at its minute.
  await expect
    .poll(async () => (await other.request.get(club.origin + address)).status(), {
      timeout: 90_000,
    })
    .toBe(200);
  await visit('/');
  await expect(page.getByRole('heading', { name: 'Drei Punkte und ein Fest' })).toBeVisible();
  const pitch = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--club-pitch').trim(),
  );
  expect(pitch).toBe('#c8102e');
  await visit('/sponsoren');
  await expect(page.getByRole('main')).toContainText('Bäckerei Neu');
  await expect(page.getByRole('main')).not.toContainText('Vorbei GmbH');
  await visit('/impressum');
  await expect(page.getByRole('main')).toContainText('Obfrau: Eva Obmann');
  await visit('/spiele');
  await expect(page.getByText('No games available.')).toBeVisible();
  expect(await changedFiles()).toBe(before);
});
