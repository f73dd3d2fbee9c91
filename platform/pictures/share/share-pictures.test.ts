import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createArticle,
  createGame,
  createLineup,
  createPlayer,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';

const long = 'Sportgemeinschaft Völkermarkt-Griffen-Ruden am Klopeiner See 1923';
const folder = join(import.meta.dirname, '../../../test/pictures');
/** Number of pixels that can differ, because processors draw edges of letters differently. */
const tolerance = 1200 * 630 * 0.001;

/*
 * A developer has checked each stored picture. After a change of the drawing, `DRAW=1 npm run test:all --
 * platform/pictures/share/share-pictures.test.ts` writes the pictures again for a new check.
 */
for (const [name, set] of casesOfRun(
  Object.entries({
    announcement: (db: Db) =>
      createGame(db, {
        ...{ slug: 'x', date: '2025-07-05', kickoff: '18:30', opponent: 'SC Berg' },
        crest: '/images/wappen/sc-berg.svg',
      }),
    'announcement-without-kick-off': (db: Db) =>
      createGame(db, {
        ...{ slug: 'x', date: '2025-07-05', opponent: 'FC Wiese' },
        kind: 'Freundschaftsspiel',
      }),
    result: (db: Db) =>
      createGame(db, { slug: 'x', opponent: 'FK Sonne', goalsFor: 12, goalsAgainst: 11 }),
    'result-shoot-out': (db: Db) =>
      createGame(db, {
        ...{ slug: 'x', opponent: 'FK Sonne', kind: 'Pokal', goalsFor: 2, goalsAgainst: 2 },
        ...{ extraTime: 1, penaltiesFor: 4, penaltiesAgainst: 3 },
      }),
    'result-long-name-no-crest': (db: Db) =>
      createGame(db, {
        ...{ slug: 'x', opponent: long, goalsFor: 0, goalsAgainst: 3 },
        crest: 'https://bilder.example/wappen.png',
      }),
  }),
  ([name]) => name === 'result',
))
  test(`the drawn picture of a game matches the stored picture: ${name}`, async () => {
    const db = await freshDatabase('sqlite');
    await set(db);
    await expectPicture(db, '/spiele/spielbericht/x/bild.png', `game-${name}`);
  });

for (const [name, title] of casesOfRun(
  Object.entries({
    short: 'Auftakt',
    long: `${long}: ${long} und ${long}`,
  }),
  ([name]) => name === 'short',
))
  test(`the drawn picture of an article matches the stored picture: ${name}`, async () => {
    const db = await freshDatabase('sqlite');
    const { slug } = await createArticle(db, { title });
    await expectPicture(db, `/news/${encodeURIComponent(slug)}/bild.png`, `article-${name}`);
  });

test('the picture of a player shows a long name and a long number', async () => {
  const db = await freshDatabase('sqlite');
  const name = 'Maximilian-Alexander Wiesenhofer-Tschernutter';
  await createPlayer(db, { name, shirtNumber: 999, position: 'Verteidiger' });
  await expectPicture(db, `/spieler/${encodeURIComponent(name)}/bild.png`, 'player-long');
});

test('draws the club picture for pages without their own picture', async () => {
  await expectPicture(await freshDatabase('sqlite'), '/bild.png', 'club');
});

const pictures = '/spiele/spielbericht/x/bilder';

for (const size of casesOfRun(['1080x1350', '1080x1920'], (one) => one === '1080x1350'))
  for (const [name, fields] of Object.entries({
    result: { goalsFor: 12, goalsAgainst: 11, opponent: long },
    announcement: { kickoff: '18:30', opponent: 'SC Berg', crest: '/images/wappen/sc-berg.svg' },
  }))
    test(`the drawn channel picture of a game matches the stored picture: ${name}, ${size}`, async () => {
      const db = await freshDatabase('sqlite');
      await createGame(db, { slug: 'x', date: '2025-07-05', ...fields });
      await expectPicture(db, `${pictures}/spiel-${size}.png`, `channel-${name}-${size}`);
    });

for (const [name, starters, bench] of casesOfRun(
  [
    ['small', 7, 8],
    ['usual', 11, 5],
    ['large', 15, 15],
  ] as const,
  ([name]) => name === 'usual',
))
  for (const size of casesOfRun(
    ['1200x630', '1080x1350', '1080x1920'],
    (one) => one === '1200x630',
  ))
    test(`the drawn picture of a line-up matches the stored picture: ${name}, ${size}`, async () => {
      const db = await freshDatabase('sqlite');
      const { id: gameId } = await createGame(db, {
        ...{ slug: 'x', date: '2025-07-05', opponent: name === 'large' ? long : 'SC Berg' },
      });
      const players = [];
      for (let number = 1; number <= starters + bench; number++) {
        const usual = name === 'usual' ? 'Florian Mühlerlinger' : 'Ana Šarić';
        const player = number === 2 ? 'Maximilian-Alexander Wiesenhofer-Tschernutter' : usual;
        const { id } = await createPlayer(db, { name: player, address: `p${number}` });
        players.push({
          ...{ playerId: id, shirtNumber: number === 3 ? null : number },
          onBench: number > starters ? 1 : 0,
        });
      }
      await createLineup(db, { gameId, players });
      await expectPicture(db, `${pictures}/aufstellung-${size}.png`, `lineup-${name}-${size}`);
    });

test('rejects unknown picture sizes and the picture of a missing line-up', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { slug: 'x' });
  const ask = await openApp(db);
  for (const picture of ['spiel-1x1.png', 'spiel-1080x1350', 'x', 'aufstellung-1080x1350.png'])
    expect([picture, (await ask(`${pictures}/${picture}`)).status]).toEqual([picture, 404]);
});

for (const [name, one, other] of casesOfRun(
  [
    ['cyrillic', 'Иван', 'Олег'],
    ['greek', 'Νίκος', 'Γιώργ'],
    ['arabic', 'محمد علي', 'كريم حسن'],
    ['neighbours', 'Čžđőűłğşßẞ', 'Žđőűłğşßẞč'],
  ] as const,
  ([name]) => name !== 'greek',
))
  test(`the picture of a trainer shows real letters instead of empty boxes: ${name}`, async () => {
    const db = await freshDatabase('sqlite');
    const ask = await openApp(db);
    const [first, second] = [
      await trainerPicture(db, ask, one),
      await trainerPicture(db, ask, other),
    ];
    expect(differing(first, second)).toBeGreaterThan(tolerance);
    await expectPicture(db, `/trainer/${encodeURIComponent(one)}/bild.png`, `letters-${name}`);
  });

for (const [name, title] of casesOfRun(
  [
    ['cyrillic', 'ФК Пример Београд: Ђорђе, Љубица Њежић, Ѓорѓи, Їжак Ґудзь'],
    ['arabic-and-figures', 'خالد (9) يسجل 2:1 ضد Dynamo'],
    ['many-countries', 'Győri Őz, Ηρακλειάς, Řehoř, Łucja, Ștefan Țăran, Ğülşah Işık, Þór, Ŕupík'],
    ['fancy', '𝗛𝗲𝗶𝗺𝘀𝗶𝗲𝗴 in 𝓟𝓻𝓸𝓫𝓲𝓷𝓰 – Jo\u0308rg Mu\u0308llner 🎉⚽️🇦🇹👍🏽👨‍👩‍👧1️⃣ ⚽︎ ❤️‍🔥'],
    ['rare', 'Tor გიორგი Արամ משה สมชาย 王小明 राम Ab\u200Bc\uFEFFd\u202Edef'],
  ] as const,
  ([name]) => name === 'arabic-and-figures' || name === 'fancy',
))
  test(`the picture of an article shows all letters of the title: ${name}`, async () => {
    const db = await freshDatabase('sqlite');
    await createArticle(db, { title, slug: 'x' });
    await expectPicture(db, '/news/x/bild.png', `letters-title-${name}`);
  });

test('a picture leaves out characters without a font, and the spaces before them', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  const plain = await trainerPicture(db, ask, 'FC Löwe Иван');
  for (const name of ['🦁 FC Löwe Иван', 'FC Löwe ⚽️👨‍👩‍👧 Иван', 'FC Löwe Иван 李小龍 1️⃣'])
    expect([name, differing(plain, await trainerPicture(db, ask, name))]).toEqual([name, 0]);
});

test('draws names in any script and answers 404 for unknown records', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  for (const name of ['李小龍', 'محمد علي', '🦁 Löwe', '<b>&amp;', 'Đorđe Šćepanović'])
    await createTrainer(db, { name });
  for (const name of ['李小龍', 'محمد علي', '🦁 Löwe', '<b>&amp;', 'Đorđe Šćepanović'])
    expect([name, (await ask(`/trainer/${encodeURIComponent(name)}/bild.png`)).status]).toEqual([
      name,
      200,
    ]);
  for (const path of ['/trainer/x', '/spieler/x', '/news/x', '/spiele/spielbericht/x'])
    expect((await ask(`${path}/bild.png`)).status).toBe(404);
});

async function trainerPicture(db: Db, ask: Ask, name: string): Promise<PNG> {
  await createTrainer(db, { name });
  const answer = await ask(`/trainer/${encodeURIComponent(name)}/bild.png`);
  return PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
}

function differing({ data, width, height }: PNG, other: PNG): number {
  return pixelmatch(data, other.data, undefined, width, height);
}

async function expectPicture(db: Db, path: string, name: string): Promise<void> {
  const answer = await (await openApp(db))(path);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, `${name}.png`);
  if (process.env.DRAW) writeFileSync(file, bytes);
  expect(existsSync(file)).toBe(true);
  const [drawn, wanted] = [PNG.sync.read(bytes), PNG.sync.read(readFileSync(file))];
  const [, width = 1200, height = 630] = /(\d+)x(\d+)\.png$/.exec(path)?.map(Number) ?? [];
  expect([drawn.width, drawn.height]).toEqual([width, height]);
  expect(differing(drawn, wanted)).toBeLessThan(tolerance);
}
