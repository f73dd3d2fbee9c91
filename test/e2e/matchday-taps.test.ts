import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { Thumb } from '#test/e2e/thumb.ts';
import { createLineup } from '#test/factories.ts';
import { storeGame } from './admin/admin-forms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const starters = [
  ...['Jürgen Tannreiter', 'Florian Mühlerlinger', 'Dario Jasičkovac', 'Gregor Rotbuchner'],
  ...['Hanno Javoržek', 'Valentin Kiefernik', 'Emil Drenović', 'Jonas Sandling'],
  ...['Anto Brezovčić', 'Farid Narvanzai', 'Mirko Hrastžalić'],
];
const bench = ['Luca Wildkirschner', 'Yusuf Karaağaçlı'];
const yesterday = viennaDate(new Date(Date.now() - 24 * 60 * 60 * 1000));

test('an admin enters a result and a line-up with goals in at most 29 taps', async ({
  club,
  db,
  page,
  visit,
}, { annotations }) => {
  await storeGame(page, club.origin, { opponent: 'SV Neu', date: yesterday });
  await visit('/admin');
  const main = page.getByRole('main');
  const field = (group: string, name: string) =>
    main.getByRole('group', { name: group, exact: true }).getByLabel(name, { exact: true });
  const save = main.getByRole('button', { name: 'Speichern', exact: true });

  const thumb = new Thumb();
  await thumb.tap(main.getByRole('link', { name: 'Ergebnis gegen SV Neu fehlt' }));
  await expect(field('Endstand', 'Gegner')).toBeInViewport();
  const [last, button] = [
    await field('Endstand', 'Gegner').boundingBox(),
    await save.boundingBox(),
  ];
  expect(last && button && last.y + last.height).toBeLessThan(button?.y ?? 0);
  await thumb.type(field('Endstand', 'Fortuna Musterau'), '3');
  await thumb.type(field('Endstand', 'Gegner'), '1');
  await thumb.type(field('Halbzeit', 'Fortuna Musterau'), '1');
  await thumb.type(field('Halbzeit', 'Gegner'), '0');
  await thumb.tap(save);
  await expect(main.getByRole('status').getByText('Spiel gespeichert!')).toBeVisible();
  const result = thumb.taps;

  await thumb.tap(main.getByRole('link', { name: 'Aufstellung eintragen' }));
  const squad = main.getByRole('group', { name: 'Spieler wählen', exact: true });
  for (const name of [...starters, ...bench])
    await thumb.tap(squad.getByRole('button', { name: new RegExp(`${name}$`) }));
  const quick = (what: string, name: string) =>
    main.getByRole('button', { name: `${what}: ${name}`, exact: true });
  for (const name of ['Anto Brezovčić', 'Anto Brezovčić', 'Jonas Sandling'])
    await thumb.tap(quick('+ Tor', name));
  for (const name of bench) await thumb.tap(quick('Kam rein', name));
  await thumb.tap(save);
  await expect(
    main.getByRole('status').getByText('Kader erfolgreich gespeichert ✅'),
  ).toBeVisible();

  annotations.push({ type: 'thumb', description: `${result} and ${thumb.taps - result} taps` });
  expect(thumb.taps).toBeLessThanOrEqual(29);
  const stored = await db
    .selectFrom('game')
    .innerJoin('lineup', 'lineup.gameId', 'game.id')
    .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
    .innerJoin('player', 'player.id', 'entry.playerId')
    .select(['goalsFor', 'goalsAgainst', 'halfTimeFor', 'halfTimeAgainst'])
    .select(['player.name', 'entry.goals', 'onBench', 'cameOn'])
    .where('opponent', '=', 'SV Neu')
    .orderBy('entry.ordinal')
    .execute();
  const score = { goalsFor: 3, goalsAgainst: 1, halfTimeFor: 1, halfTimeAgainst: 0 };
  const goals = new Map([
    ['Anto Brezovčić', 2],
    ['Jonas Sandling', 1],
  ]);
  expect(stored).toEqual([
    ...starters.map((name) => ({
      ...{ ...score, name, goals: goals.get(name) ?? 0, onBench: 0, cameOn: null },
    })),
    ...bench.map((name) => ({ ...score, name, goals: 0, onBench: 1, cameOn: 1 })),
  ]);
});

test('fans see a goal after three admin taps and the final result after two', async ({
  club,
  db,
  page,
  visit,
}) => {
  const begun = new Date(Date.now() - 60_000);
  const game = { opponent: 'SV Neu', date: viennaDate(begun), kickoff: viennaTime(begun) };
  await storeGame(page, club.origin, game);
  const { id: gameId } = await db
    .selectFrom('game')
    .select('id')
    .where('opponent', '=', 'SV Neu')
    .executeTakeFirstOrThrow();
  const { id: playerId, name } = await db
    .selectFrom('player')
    .select(['id', 'name'])
    .where('name', '=', 'Anto Brezovčić')
    .executeTakeFirstOrThrow();
  await createLineup(db, { gameId, trainerId: null, players: [{ playerId, shirtNumber: 9 }] });
  const fans = await page.context().newPage();
  await fans.goto(club.origin);
  const board = fans.getByRole('region', { name: 'Nächstes Spiel' });
  await expect(board).toContainText('Spiel hat begonnen!');

  await visit('/admin');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Speichern', exact: true });
  const thumb = new Thumb();
  await thumb.tap(main.getByRole('link', { name: 'Aufstellung und Tore' }));
  await thumb.tap(main.getByRole('button', { name: `+ Tor: ${name}` }));
  await thumb.tap(save);
  await expect(board).toContainText('Läuft, 1:0');
  expect(thumb.taps).toBe(3);
  await thumb.tap(main.getByRole('link', { name: 'Abpfiff' }));
  await thumb.tap(save);
  await expect(main.getByRole('heading', { name: 'Heute gespielt' })).toBeVisible();
  await expect(fans.getByRole('region', { name: 'Letztes Spiel' })).toContainText('Endstand 1:0');
  expect(thumb.taps).toBe(5);
});
