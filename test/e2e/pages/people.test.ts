import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

/** Names as they come, each player told from the others by the year of birth. */
const names = [
  'Jürgen Müßiggang',
  'Đorđe Šćepanović',
  'İlkay Gündoğan',
  'Dr. Max van der Berg',
  'J. R. Tolk jun.',
  "Seán O'Brien",
  'Sébastien d’Arc',
  'AC/DC Huber',
  'Back\\Slash',
  '100% Einsatz',
  '50%25 Rabatt',
  'Wer? Ich!',
  'Kevin #7',
  'Tom & Jerry',
  'Plus + Minus = Null',
  'Semikolon; und, Komma: ja',
  '<b>Fett</b>',
  '"Zitat" Meier',
  '..',
  '.',
  'Daten.data',
  ':playerName',
  '*',
  '(2)',
  '李小龍',
  'محمد علي',
  '🦁 Löwe',
  'Ali Khan',
  'Ali Khan',
  'Ali Khan (2)',
  'ali khan',
];

const players = Object.fromEntries(
  names.map((name, index) => [
    `-p${String(index).padStart(3, '0')}`,
    {
      name,
      position: index % 2 ? 'Verteidiger' : 'Stürmer',
      activePlayer: true,
      birthyear: 1950 + index,
      trikotNummer: index ? undefined : 999,
      // A browser reads the second as the address of another server too.
      image: index % 2 ? 'https://bilder.example/gesicht.png' : '/\\bilder.example/gesicht.png',
      pastSeasons: index ? undefined : [{ season: '2023', gamesPlayed: '7', blueCards: 2 }],
    },
  ]),
);

const trainers = {
  '-t1': { name: 'Ali Khan', trainerArt: 'Fitnesstrainer', aktiverTrainer: true },
  '-t2': { name: 'Ali Khan', trainerArt: 'Taktiktrainer', aktiverTrainer: true },
  '-t3': { name: 'Ä. Ö/Ü 50%', trainerArt: 'Cheftrainer', aktiverTrainer: true },
  '-t4': { name: 'Ehemaliger', trainerArt: 'Co-Trainer', aktiverTrainer: false },
};

test.use({ content: { players, trainers } });

test('groups without players are hidden, trainers who left are too', async ({ open, page }) => {
  await open('/team');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trainer',
    'Verteidiger',
    'Stürmer',
  ]);
  await expect(page.getByText('Ehemaliger')).toHaveCount(0);
});

test('a picture on another server is not asked for', async ({ open, page }) => {
  await open('/team');
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(names.length);
  for (const source of sources) expect(source).toMatch(/^\/images\//);
});

test('every card leads to a page of its own, and to the right person', async ({ request }) => {
  const html = await (await request.get('/team')).text();
  const links = [...html.matchAll(/href="(\/spieler\/[^"]*)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(names.length);
  expect(new Set(links).size).toBe(names.length);
  const found: string[] = [];
  for (const link of links) {
    const answer = await request.get(decoded(link));
    expect(answer.status(), link).toBe(200);
    const page = await answer.text();
    const name = /<h1[^>]*>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';
    const birthYear = /Geburtsjahr<\/dt><dd[^>]*>(\d+)/.exec(page)?.[1];
    found.push(`${decoded(name)} ${birthYear}`);
  }
  expect(found.sort()).toEqual(names.map((name, index) => `${name} ${1950 + index}`).sort());
});

function decoded(text: string): string {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: keyof typeof entities) => entities[name],
  );
}

/** Those that links get wrong most easily, and those that share a name. */
const telling = /[/%?#\\.&<*:]|Ali|’/i;

test('a click on each of them shows this player, a reload too', async ({ open, page }) => {
  // A visitor goes on from page to page, as nobody does in a minute.
  test.setTimeout(180_000);
  for (const [index, name] of names.entries())
    if (telling.test(name))
      await test.step(`'${name}', born ${1950 + index}`, async () => {
        await open('/team');
        const cards = page.getByRole('main').locator('a[href^="/spieler/"]');
        const nth = names.slice(0, index).filter((other) => other === name).length;
        await cards
          .filter({ has: page.getByText(name, { exact: true }) })
          .nth(nth)
          .click();
        const expectPlayer = async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(page.getByText(String(1950 + index), { exact: true })).toBeVisible();
        };
        await expectPlayer();
        expect((await page.reload())?.status()).toBe(200);
        await expectPlayer();
      });
});

test('two trainers of one name both have their page', async ({ open, page }) => {
  for (const [index, role] of ['Fitnesstrainer', 'Taktiktrainer'].entries()) {
    await open('/team');
    await page.locator('a[href^="/trainer/"]').filter({ hasText: 'Ali Khan' }).nth(index).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ali Khan');
    await expect(page.getByRole('main').locator('header')).toContainText(role);
    await page.reload();
    await expect(page.getByRole('main').locator('header')).toContainText(role);
  }
});

test("a trainer without games has a win rate of '0,0 %' and no bar", async ({ open, page }) => {
  await open('/team');
  await page.getByRole('link', { name: /Ä\. Ö\/Ü 50%/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ä. Ö/Ü 50%');
  await expect(page.getByRole('main')).toContainText(/Siegquote\s*0,0\s%/);
  await expect(page.getByRole('main')).not.toContainText('NaN');
  await expect(page.getByRole('main').locator('rect')).toHaveCount(0);
});

test('a number of three digits fits beside the portrait at 320 px', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(`/spieler/${encodeURIComponent(names[0] ?? '')}`);
  await expect(page.getByRole('main').locator('header')).toContainText('999');
  await expectNoSidewaysScroll(page);
});

test('untidy past seasons are summed as numbers', async ({ open, page }) => {
  await open(`/spieler/${encodeURIComponent(names[0] ?? '')}`);
  await expect(page.getByRole('row', { name: /Gesamt/ }).getByRole('cell')).toHaveText([
    '7',
    '0',
    '0',
    '2',
    '0',
    '0',
  ]);
});
