import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { starter, starterText } from '#test/e2e/starter.ts';
import { createPlayer, createSeason, createTrainer } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { openPage, openTree, readLine, readLines } from '#test/pages/tree-page.ts';

test('shows each season with its heading, titles and award winners', async () => {
  const $ = await openPage(await openTree(starterText), '/history');
  expect(readLines($, $('main h2'))).toEqual([
    expect.stringContaining('2024'),
    expect.stringContaining('2025'),
  ]);
  const season = (year: string) =>
    readLine($('main li').filter((_, one) => $(one).find('h2').text().includes(year)));
  expect(season('2024')).toContain('Fairste Mannschaft der Liga');
  expect(season('2024')).toMatch(/Jüngster Spieler der Liga\s*Elias Grauerler/);
  expect(season('2024')).not.toContain('Keine Titel gewonnen');
  expect(season('2025')).toContain('Keine Titel gewonnen');
  expect(season('2025')).toMatch(/Neuzugang des Jahres\s*Mirko Hrastžalić/);
});

test('the season page links each named person who has a page', async () => {
  const $ = await openPage(await openTree(starterText), '/saison/2024');
  const people = $('main dl');
  expect(readLine(people)).toMatch(
    /Kapitän\s*Gregor Rotbuchner.*Torschütz\S*\s*Anto Brezovčić.*Vorlagengeber\s*Emil Drenović.*Trainer\s*Herbert Kreuzdorner/,
  );
  expect(readLines($, people.find('a'))).toEqual([
    'Gregor Rotbuchner',
    'Anto Brezovčić',
    'Emil Drenović',
  ]);
});

test('does not link the trainer of a season to a player with that name', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { name: '2025', captain: 'Max Muster', trainer: 'Max Muster' });
  await createPlayer(db, { name: 'Max Muster', address: 'Max Muster' });
  const linked = async () => {
    const $ = load(await (await (await openApp(db))('/saison/2025')).text());
    return $('main dl a')
      .toArray()
      .map((link) => decodeURIComponent($(link).attr('href') ?? ''));
  };
  expect(await linked()).toEqual(['/spieler/Max Muster']);
  await createTrainer(db, { name: 'Max Muster', address: 'Max Muster' });
  expect(await linked()).toEqual(['/spieler/Max Muster', '/trainer/Max Muster']);
});

test('links each of several people of a season, trainers only to trainers', async () => {
  const db = await freshDatabase('sqlite');
  const [trainer, captain] = ['Karl Muster jun., Eva Probe', 'Karl Muster und Eva Probe'];
  await createSeason(db, { name: '2026/27', trainer, captain });
  for (const name of ['Karl Muster', 'Eva Probe']) await createPlayer(db, { name, address: name });
  const people = async (path = '/saison/2026-27') => {
    const $ = await openPage(await openApp(db), path);
    const links = $('main dl a').toArray();
    return [
      readLine($('main dl')),
      ...links.map((link) => decodeURIComponent($(link).attr('href') ?? '')),
    ];
  };
  const [words = '', ...links] = await people();
  expect(words).toContain(captain);
  expect(words).toContain(trainer);
  expect(links).toEqual(['/spieler/Karl Muster', '/spieler/Eva Probe']);
  await createTrainer(db, { name: 'Karl Muster jun.', address: 'Karl Muster jun' });
  expect(await people()).toEqual([words, ...links, '/trainer/Karl Muster jun']);
  expect(await people('/saison/2026-27).')).toEqual(await people());
});

test('the season page lists the 7 teams of the final table by position', async () => {
  const ask = await openTree(starterText);
  for (const [year, { teams }] of Object.entries(starter.seasons)) {
    const $ = await openPage(ask, `/saison/${year}`);
    // The excluded table belongs to the chart of the season's progress.
    const rows = readLines($, $('main table').not('figure table').find('tr'));
    expect(rows).toHaveLength(8);
    for (const { position, team, points } of teams)
      expect(rows[position]).toMatch(new RegExp(`^${position}${team}.*${points}$`));
    if (year === '2024') expect(rows.at(-1)).toBe('7Fortuna Musterau121477');
  }
});
