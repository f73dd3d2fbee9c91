import { expect, test } from 'vitest';
import { starter, starterText } from '#test/e2e/starter.ts';
import { names, oddPeople } from '#test/odd-people.ts';
import {
  openPage,
  openTree,
  readLine,
  readLines,
  readRows,
  region,
} from '#test/pages/tree-page.ts';

test('lists the trainers first, then only active players by position', async () => {
  const $ = await openPage(await openTree(starterText), '/team');
  expect(readLines($, $('main h2'))).toEqual([
    'Trainer',
    'Torwart',
    'Verteidiger',
    'Mittelfeld',
    'Stürmer',
  ]);
  expect(readLines($, region($, 'Trainer').find('a'))).toEqual([
    expect.stringMatching(/Marius Pappelnig.*Cheftrainer/),
    expect.stringMatching(/Nero Lipanjić.*Co-Trainer/),
    expect.stringMatching(/Günther Lärchnig.*Torwarttrainer/),
  ]);
  const players = Object.values(starter.players);
  for (const position of ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer']) {
    const members = players.filter((one) => one.position === position && one.activePlayer);
    const cards = readLines($, region($, position).find('li'));
    expect(cards).toHaveLength(members.length);
    for (const { name } of members)
      expect(cards.filter((card) => card.includes(name))).toHaveLength(1);
  }
  const gone = players.filter(({ activePlayer }) => !activePlayer);
  expect(gone).toHaveLength(1);
  for (const { name } of gone) expect($('body').text()).not.toContain(name);
});

test('a player card shows games and goals only if they are not zero', async () => {
  const $ = await openPage(await openTree(starterText), '/team');
  const card = (name: string) => readLines($, $('main li')).find((text) => text.includes(name));
  expect(card('Anto Brezovčić')).toMatch(/Stürmer\s*Spiele 20\s*Tore 14/);
  expect(card('Sami Sarvzai')).toContain('Spiele 15');
  expect(card('Sami Sarvzai')).not.toContain('Tore');
  expect(card('Marius Pappelnig')).not.toContain('Spiele');
});

test('a player’s page shows the profile, the past seasons and their total', async () => {
  const $ = await openPage(await openTree(starterText), '/spieler/Gregor%20Rotbuchner');
  expect(readLine($('main header'))).toMatch(/4.*Gregor Rotbuchner.*Verteidiger/);
  expect(readLine($('main dl').first())).toMatch(
    new RegExp(
      [
        'Geburtsjahr.*1988',
        'Im Verein seit.*14\\.01\\.2023',
        'Letzter Verein.*USV Anhöhe Hobby',
        'Bewerbe.*Musterliga Mitte, Musterpokal',
      ].join('.*'),
    ),
  );
  expect(readRows($, $('main table tr'))).toEqual([
    'Saison | Spiele | Tore | Vorlagen | Gelbe Karten | Rote Karten | Zu null',
    '2023 | 9 | 0 | 0 | 1 | 0 | 0',
    '2024 | 19 | 1 | 1 | 3 | 0 | 0',
    '2025 | 11 | 1 | 0 | 3 | 0 | 0',
    'Gesamt | 39 | 2 | 1 | 7 | 0 | 0',
  ]);
});

test('the page of a new player shows „Neuzugang“ and „Neuanmeldung“', async () => {
  const player = { name: 'Nora Neu', position: 'Stürmer', activePlayer: true };
  const $ = await openPage(await openTree({ players: { n: player } }), '/spieler/Nora%20Neu');
  const texts = readLines($, $('main *'));
  expect(texts).toContain('Neuzugang');
  expect(texts).toContain('Neuanmeldung');
  expect($('table')).toHaveLength(0);
});

test('the page of a player who left the squad still opens', async () => {
  const $ = await openPage(await openTree(starterText), '/spieler/Marcel%20H%C3%A4ssling');
  expect(readLine($('h1'))).toBe('Marcel Hässling');
});

test('the page of a trainer shows the win rate with one decimal', async () => {
  const $ = await openPage(await openTree(starterText), '/trainer/Nero%20Lipanji%C4%87');
  expect(readLine($('main header'))).toMatch(/Nero Lipanjić.*Co-Trainer/);
  expect(readLine($('main dl').first())).toMatch(
    /Geburtsjahr.*1985.*Im Verein seit.*15\.01\.2024.*Erfahrung.*ÖFB-D-Lizenz/,
  );
  expect(readLine($('main dl').last())).toMatch(
    /Spiele.*42.*Siege.*10.*Unentschieden.*6.*Niederlagen.*26.*Siegquote.*23,8\s%/,
  );
});

test('hides positions without players, and trainers who left', async () => {
  const $ = await openPage(await openTree(oddPeople), '/team');
  expect(readLines($, $('main h2'))).toEqual(['Trainer', 'Verteidiger', 'Stürmer']);
  expect($('body').text()).not.toContain('Ehemaliger');
});

test('the team page never loads pictures from another server', async () => {
  const $ = await openPage(await openTree(oddPeople), '/team');
  const pictures = $('main img').toArray();
  expect(pictures.length).toBeGreaterThan(names.length);
  for (const picture of pictures) expect($(picture).attr('src')).toMatch(/^\/images\//);
});

test('each card links to the separate page of its person', async () => {
  const ask = await openTree(oddPeople);
  const $ = await openPage(ask, '/team');
  const links = $('a[href^="/spieler/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(links).toHaveLength(names.length);
  expect(new Set(links).size).toBe(names.length);
  const found: string[] = [];
  for (const link of links) {
    const page = await openPage(ask, link);
    const birthYear = /Geburtsjahr(\d+)/.exec(page('main dl').text())?.[1];
    found.push(`${page('h1').text()} ${birthYear}`);
  }
  expect(found.sort()).toEqual(names.map((name, index) => `${name} ${1950 + index}`).sort());
});

test("a trainer without games has a win rate of '0,0 %' and no bar", async () => {
  const ask = await openTree(oddPeople);
  const team = await openPage(ask, '/team');
  const card = team('a[href^="/trainer/"]').filter((_, one) =>
    readLine(team(one)).includes('Ä. Ö/Ü 50%'),
  );
  const $ = await openPage(ask, card.attr('href') ?? '');
  expect(readLine($('h1'))).toBe('Ä. Ö/Ü 50%');
  expect(readLine($('main'))).toMatch(/Siegquote\s*0,0\s%/);
  expect($('main').text()).not.toContain('NaN');
  expect($('main rect')).toHaveLength(0);
});

test('the season table adds up invalid figures of past seasons as numbers', async () => {
  const path = `/spieler/${encodeURIComponent(names[0] ?? '')}`;
  const $ = await openPage(await openTree(oddPeople), path);
  expect(readRows($, $('main table tr')).at(-1)).toBe('Gesamt | 7 | 0 | 0 | 2 | 0 | 0');
});
