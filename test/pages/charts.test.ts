import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { starterText } from '#test/e2e/starter.ts';
import { openPage, openTree, readLine, readRows } from './tree-page.ts';

const drawings = ($: CheerioAPI) =>
  $('main svg[role=img][aria-label]')
    .toArray()
    .map((one) => $(one).attr('aria-label'));

const said = (text: RegExp) => expect.stringMatching(text);

test('shows the season progress as a drawing with a label and as a table', async () => {
  const $ = await openPage(await openTree(starterText), '/spiele');
  const course = $('figure').filter((_, one) =>
    $(one).text().includes('17 Punkte nach 12 Spielen'),
  );
  expect(readLine(course)).toMatch(/5 Siege\s*2 Unentschieden\s*5 Niederlagen/);
  expect(drawings($)).toContain(
    'Punkte nach jedem Meisterschaftsspiel 2025: 17 Punkte nach 12 Spielen, 5 Siege, 2 Unentschieden, 5 Niederlagen. Aus den ersten 6 Spielen 7 Punkte, aus den letzten 6 Spielen 10.',
  );
  expect(drawings($)).toContainEqual(
    said(/31 Tore, 31 Gegentore, höchster Sieg 6:0 gegen FC Acker, höchste Niederlage 0:6/),
  );
  expect(readLine(course.find('details > summary'))).toContain('Als Tabelle');
  const rows = readRows($, course.find('details tr'));
  expect(rows).toHaveLength(13);
  expect(rows[1]).toMatch(/^Sa\., 26\.04\.2025 \| FK Sonne \| N ?Niederlage: 2:3 .* 0$/);
  expect(rows.at(-1)).toMatch(/FC Bach \| S ?Sieg: 3:2 .* 17$/);
});

test('a season page shows the season progress and a chart of the final table', async () => {
  const ask = await openTree(starterText);
  const last = drawings(await openPage(ask, '/saison/2025'));
  expect(last).toContainEqual(said(/Meisterschaftsspiel 2025: 17 Punkte nach 12 Spielen/));
  expect(last).toContainEqual(
    said(/Abschlusstabelle 2025: Platz 3 von 7, 17 Punkte, 14 hinter FK Sonne\./),
  );
  const before = drawings(await openPage(ask, '/saison/2024'));
  expect(before).toContainEqual(said(/Platz 7 von 7, 7 Punkte/));
  expect(before).not.toContainEqual(said(/Meisterschaftsspiel/));
});

test('the chart of final positions uses the final tables and counts no table twice', async () => {
  const $ = await openPage(await openTree(starterText), '/history');
  expect(drawings($)).toContainEqual(
    said(/nach Saison: 2024: Platz 7 von 7, 7 Punkte\. 2025: Platz 3 von 7, 17 Punkte\.$/),
  );
  expect(readLine($('main figure'))).toContain('4 Plätze besser als 2024');
  expect(readLine($('main figure details > summary'))).toBe('Als Tabelle');
  expect(readRows($, $('main figure details tr'))).toEqual([
    'Saison | Platz | Punkte',
    '2024 | 7 von 7 | 7',
    '2025 | 3 von 7 | 17',
  ]);
});

test("the drawings of a player's seasons and a trainer's record have labels", async () => {
  const ask = await openTree(starterText);
  const player = drawings(await openPage(ask, '/spieler/Jonas%20Sandling'));
  expect(player).toContain(
    'Spiele von Jonas Sandling nach Saison: 2023: 10 Spiele, 2024: 20 Spiele, 2025: 14 Spiele.',
  );
  expect(player).toContainEqual(said(/^Tore von .* 2023: 3 Tore, 2024: 4 Tore, 2025: 3 Tore\.$/));
  const trainer = drawings(await openPage(ask, '/trainer/Marius%20Pappelnig'));
  expect(trainer).toContain('9 Siege, 2 Unentschieden, 11 Niederlagen');
});
