import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { freshDatabase } from '#test/database.ts';
import { starterText } from '#test/e2e/starter.ts';
import {
  createFanShop,
  createGame,
  createNextGame,
  createSeason,
  createStanding,
  createVenue,
} from '#test/factories.ts';
import { openPage, openTree, readLine, readLines, region } from '#test/pages/tree-page.ts';
import { read, readText } from '#test/read-page.ts';

const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);

test('the drawer and the banner link to the stored fan shop', async () => {
  const db = await freshDatabase('sqlite');
  await createFanShop(db, { link: 'https://elsewhere.example/shop' });
  const html = await read(db, '/');
  expect(html.split('href="https://elsewhere.example/shop"')).toHaveLength(3);
  expect(html).not.toContain(club.fanShopUrl);
});

test('the newest ended season replaces an older highlight as the last season', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, {
    id: '2024',
    honours: [{ title: 'Meister der Herzen' }],
    highlight: { title: 'Fairste Mannschaft' },
  });
  await createSeason(db, {
    id: '2025',
    honours: [{ kind: 'individual', title: 'Neuzugang des Jahres', player: 'Ali Muster' }],
    teams: [{}, { team: club.name }],
  });
  const card = /<a [^>]*href="\/saison\/2025".*?<\/a>/s;
  const after = readText(card.exec(await read(db, '/', noon('2026-01-01')))?.[0]);
  expect(after).toMatch(/^2025\s*2\. Platz/);
  expect(after).toContain(`2. Platz in der ${club.league}`);
  expect(after).toContain('Neuzugang des Jahres: Ali Muster');
  // With this game, the season 2025 has not ended on 30 October.
  await createGame(db, { date: '2025-11-02' });
  const before = await read(db, '/', noon('2025-10-30'));
  expect(before).not.toMatch(card);
  expect(before).toContain('Fairste Mannschaft');
  expect(await read(db, '/', noon('2025-11-03'))).toMatch(card);
});

test('a season that has not ended is not the last season', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { id: '2026', honours: [{ title: 'Meister' }] });
  expect(await read(db, '/', noon('2026-06-01'))).not.toContain('Letzte Saison');
  expect(await read(db, '/', noon('2027-01-01'))).toContain('Letzte Saison');
});

const start = '2025-06-10T13:00:00.000Z';
const minutesAfter = (minutes: number) => new Date(new Date(start).getTime() + minutes * 60_000);
const card = (html: string) =>
  readText(/<section [^>]*aria-labelledby="next-game".*?<\/section>/s.exec(html)?.[0]);

test("shows 'Spiel hat begonnen!' for two hours, then the result of the game", async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'SC Berg', startsAt: start });
  for (const minutes of [0, 119])
    expect(card(await read(db, '/', minutesAfter(minutes)))).toContain('Spiel hat begonnen!');
  const unknown = card(await read(db, '/', minutesAfter(120)));
  expect(unknown).not.toContain('begonnen');
  expect(unknown).toMatch(/^Nächstes Spiel.*Das Spiel ist aus. Das Ergebnis folgt./);
  const played = { date: '2025-06-10', goalsFor: 4, goalsAgainst: 2 };
  await createGame(db, { ...played, opponent: 'FC Wiese' });
  expect(card(await read(db, '/', minutesAfter(120)))).not.toContain('4:2');
  await createGame(db, { ...played, opponent: 'sc berg ' });
  // An entered result counts even before the two hours have passed.
  for (const minutes of [115, 120])
    expect(card(await read(db, '/', minutesAfter(minutes)))).toMatch(
      /^Letztes Spiel.*Endstand 4:2/,
    );
});

test("an empty opponent is shown as 'Unbekannt', and screen readers do not announce the countdown", async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: '', startsAt: start });
  const html = await read(db, '/', minutesAfter(-60));
  expect(card(html)).toContain('Unbekannt');
  const timer = load(html)('[role=timer]');
  expect(timer.attr('aria-label')).toBe('Zeit bis zum Anpfiff');
  const live = '[aria-live], [role=status]';
  expect([timer.closest(live).length, timer.find(live).length]).toEqual([0, 0]);
});

test('the next game links to its match page if the schedule contains the game', async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'SC Berg', startsAt: start });
  const { slug } = await createGame(db, { date: '2025-06-11', opponent: 'SC Berg' });
  const link = `href="/spiele/spielbericht/${slug}"`;
  expect(await read(db, '/', minutesAfter(-60))).not.toContain(link);
  await db.updateTable('game').set({ date: '2025-06-10' }).execute();
  expect(await read(db, '/', minutesAfter(-60))).toContain(link);
});

test('names an earlier scheduled game next to the announced one, unless called off', async () => {
  const db = await freshDatabase('sqlite');
  const later = await createGame(db, { date: '2025-06-10', opponent: 'SC Berg' });
  await createNextGame(db, { opponent: 'SC Berg', startsAt: start, gameId: later.id });
  const now = noon('2025-06-01');
  expect(card(await read(db, '/', now))).not.toContain('Vorher');
  const earlier = await createGame(db, { date: '2025-06-07', opponent: 'FC Bach' });
  const html = await read(db, '/', now);
  expect(card(html)).toContain('Vorher: Sa., 07.06.2025 gegen FC Bach');
  expect(html).toContain(`href="/spiele/spielbericht/${earlier.slug}"`);
  await db.updateTable('game').set({ status: 'calledOff' }).where('id', '=', earlier.id).execute();
  expect(card(await read(db, '/', now))).not.toContain('Vorher');
  await createGame(db, { date: '2025-06-08', opponent: 'FC Wiese' });
  expect(card(await read(db, '/', now))).toContain('Vorher: So., 08.06.2025 gegen FC Wiese');
  // On the day of this game, the card shows this game, so that fans can follow its score.
  const ofDay = card(await read(db, '/', noon('2025-06-08')));
  expect(ofDay).toContain('FC Wiese');
  expect(ofDay).not.toMatch(/Vorher|SC Berg/);
});

test('the next away game names its venue, or says that it is open', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { date: '2025-06-10', opponent: 'SC Berg', ground: 'away' });
  const now = noon('2025-06-01');
  expect(card(await read(db, '/', now))).toContain('Auswärts, Ort noch offen');
  const { id: venueId } = await createVenue(db, { name: 'Bergplatz' });
  await db.updateTable('game').set({ venueId }).execute();
  const html = card(await read(db, '/', now));
  expect(html).toContain('Bergplatz');
  expect(html).not.toContain('Ort noch offen');
});

test('shows the next scheduled game when the day of the announced game has passed', async () => {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'SC Berg', startsAt: start });
  const { slug } = await createGame(db, { date: '2025-06-20', opponent: 'FC Wiese' });
  expect(card(await read(db, '/', noon('2025-06-10')))).toContain('SC Berg');
  const html = await read(db, '/', noon('2025-06-11'));
  expect(card(html)).toMatch(/FC Wiese.*Freitag, 20\. Juni 2025/);
  expect(html).toContain(`href="/spiele/spielbericht/${slug}"`);
  expect(card(await read(db, '/', noon('2025-06-21')))).toContain('SC Berg');
});

test('the table on the home page names its season', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db, { team: club.name, won: 1 });
  expect(readText(await read(db, '/'))).toMatch(/Tabelle Tabelle \D+Position/);
  await createGame(db, { date: '2025-05-10', goalsFor: 1, goalsAgainst: 0 });
  expect(readText(await read(db, '/', noon('2026-02-01')))).toMatch(
    /Tabelle 2025 Tabelle \D+Position/,
  );
});

test('shows the last season with position and awards, and the newest results first', async () => {
  const $ = await openPage(await openTree(starterText), '/');
  const season = readLine(region($, 'Letzte Saison'));
  for (const text of [
    '2025',
    '3. Platz in der Musterliga Mitte',
    'Neuzugang des Jahres',
    'Mirko Hrastžalić',
  ])
    expect(season).toContain(text);
  expect(readLines($, region($, 'Letzte Spiele').find('li'))).toEqual([
    expect.stringMatching(/Sieg: .*FC Bach.*So\., 26\.10\.2025.*3:2/),
    expect.stringMatching(/Sieg: .*SC Berg.*Sa\., 18\.10\.2025.*3:1/),
    expect.stringMatching(/Sieg: .*FC Acker.*So\., 05\.10\.2025.*6:0/),
    expect.stringMatching(/Niederlage: .*FC Wiese.*Sa\., 27\.09\.2025.*0:6/),
    expect.stringMatching(/Unentschieden: .*Seeufer Kickers.*Fr\., 22\.08\.2025.*2:2/),
  ]);
});
