import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { viennaDate } from '#platform/values/vienna.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { type Fields, openAsAdmin, openPage, postForm } from './form-page.ts';
import { recordTools } from './record-tools.ts';

const thisYear = viennaDate(new Date()).slice(0, 4);

async function show(ask: Ask, path: string) {
  const answer = await ask(path);
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
  return { status: answer.status, text: readText(main), main };
}

/** Saves a record through its admin form with changed fields; null removes a field. */
async function save(ask: Ask, path: string, changes: Record<string, string | null>) {
  const { fields } = await openPage(ask, path);
  const form = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== null);
  const answer = await postForm(ask, path, Object.fromEntries(form) as Fields);
  expect([path, answer.status, answer.wrong]).toEqual([path, 303, {}]);
}

async function remove(ask: Ask, path: string): Promise<void> {
  const { fields } = await openPage(ask, path);
  const removal = { intent: 'remove', version: fields.version ?? '' };
  expect((await postForm(ask, path, removal)).status).toBe(303);
}

test('shows a new player with all entered data, and in the team if active', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  await save(ask, '/admin/spieler/neu', {
    ...{ name: 'Anna Probe', position: 'Stürmer', shirtNumber: '99', birthYear: '2001' },
    ...{ joinedOn: '01.02.2026', lastClub: 'SV Mühlkanal', competitions: 'Musterpokal' },
    ...{ gamesPlayed: '7', 'pastSeasons[0].goals': '4' },
  });
  const { text } = await show(ask, '/spieler/Anna%20Probe');
  for (const words of [/99.*Anna Probe.*Stürmer/, /2001.*01\.02\.2026.*SV Mühlkanal.*Musterpokal/])
    expect(text).toMatch(words);
  expect(text).toMatch(/\d{4} 0 4 0 0 0 0/);
  expect((await show(ask, '/team')).text).toMatch(/Stürmer.*Anna Probe.*Spiele 7/);
});

test('new players and trainers are active; a new player has an entry for this season', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, '/admin/spieler/neu');
  expect(fields).toMatchObject({ active: 'on', 'pastSeasons[0].season': thisYear });
  expect(fields).not.toHaveProperty(['pastSeasons[1].season']);
  expect((await openPage(ask, '/admin/trainer/neu')).fields.active).toBe('on');
});

test('a renamed inactive player keeps the page address but leaves the team page', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { id: 'gregor', name: 'Gregor Rotbuchner' });
  await createPlayer(db, { name: 'Jonas Sandling' });
  await save(ask, '/admin/spieler/gregor', { name: 'Gregor Rot', active: null });
  const page = await show(ask, '/spieler/Gregor%20Rotbuchner');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Gregor Rot')]);
  const team = await show(ask, '/team');
  expect(team.text).toContain('Jonas Sandling');
  expect(team.text).not.toContain('Gregor');
  expect((await openPage(ask, '/admin/spieler')).listed).toContain(
    'Gregor Rot, Mittelfeld, nicht aktiv',
  );
});

test("shows 'Neuzugang' for a player without past seasons", async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const pastSeasons = [{ season: '2024' }];
  await createPlayer(db, { id: 'luca', name: 'Luca Wilder', pastSeasons });
  const path = '/spieler/Luca%20Wilder';
  expect((await show(ask, path)).text).not.toContain('Neuzugang');
  const { fields } = await openPage(ask, '/admin/spieler/luca');
  const rows = Object.keys(fields).filter((name) => name.startsWith('pastSeasons'));
  expect(rows.length).toBeGreaterThan(1);
  await save(ask, '/admin/spieler/luca', Object.fromEntries(rows.map((name) => [name, null])));
  expect((await show(ask, path)).text).toContain('Neuzugang');
});

test('warns that a removed player becomes a number in line-ups, then shows it', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { id } = await createPlayer(db, { id: 'luca', name: 'Luca Wilder' });
  const other = await createPlayer(db, { name: 'Jonas Sandling' });
  const game = { opponent: 'FC Bach', date: '2025-10-26', slug: 'fc-bach' };
  const { id: gameId } = await createGame(db, game);
  const players = [
    { playerId: id, shirtNumber: 12 },
    { playerId: other.id, shirtNumber: 8 },
  ];
  await createLineup(db, { gameId, players });
  expect((await openPage(ask, '/admin/spieler/luca')).text).toContain(
    'Statt des Namens steht dann „#Nummer“ in: Aufstellung gegen FC Bach am 26.10.2025.',
  );
  await remove(ask, '/admin/spieler/luca');
  expect((await show(ask, '/team')).text).not.toContain('Luca');
  expect((await show(ask, '/spieler/Luca%20Wilder')).status).toBe(404);
  const report = await show(ask, '/spiele/spielbericht/fc-bach');
  expect(report.text).toMatch(/Startaufstellung.*#12.*Jonas Sandling/);
});

test('counts the many line-ups of a person before a removal and lists them', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { id } = await createPlayer(db, { id: 'luca', name: 'Luca Wilder' });
  await createTrainer(db, { id: 'marius', name: 'Marius Pappelnig' });
  for (const day of [12, 19, 26, 27]) {
    const game = { opponent: `FC ${day}`, date: `2025-10-${day}`, slug: `fc-${day}` };
    const { id: gameId } = await createGame(db, game);
    const players = [{ playerId: id, shirtNumber: 12 }];
    await createLineup(db, { gameId, trainerId: 'marius', players });
  }
  for (const [path, sentence] of [
    ['/admin/spieler/luca', 'Statt des Namens steht in 4 Aufstellungen dann „#Nummer“.'],
    ['/admin/trainer/marius', 'Ohne Trainer stehen dann 4 Aufstellungen.'],
  ] as const) {
    const dialog = load(await (await ask(path)).text())('dialog:has([value=remove])');
    expect(dialog.find('p').first().text(), path).toBe(sentence);
    const listed = dialog.find('details li').toArray();
    expect(listed.map((item) => readText(load(item).html())).sort()).toEqual(
      [12, 19, 26, 27].map((day) => `Aufstellung gegen FC ${day} am ${day}.10.2025`),
    );
  }
});

test('a delete dialog opens with the focus on its question', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { id: 'marcel', name: 'Marcel' });
  const $ = load(await (await ask('/admin/spieler/marcel')).text());
  expect($('dialog [autofocus]').text()).toBe('Möchtest du Marcel wirklich löschen?');
});

test('shows no consequences before the removal of a player without line-ups', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { id: 'marcel', name: 'Marcel' });
  expect((await openPage(ask, '/admin/spieler/marcel')).text).toMatch(
    /wirklich löschen\? ?Im Protokoll lässt sich das zurücknehmen\./,
  );
});

test('shows a new trainer with all entered data, and in the team if active', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const record = { games: '4', wins: '3', losses: '1' };
  await save(ask, '/admin/trainer/neu', { ...recordTools.trainer.added, ...record });
  const { text, main } = await show(ask, '/trainer/Anna%20Probe');
  for (const words of [
    /Anna Probe.*Taktiktrainer/,
    /1980.*01\.02\.2026.*UEFA-A-Lizenz/,
    /Spiele.*4.*Siege.*3.*Unentschieden.*0.*Niederlagen.*1.*75,0\s%/,
  ])
    expect(text).toMatch(words);
  expect(main).toMatch(/<header.*<img [^>]*src="[^"]*ohne%20bild.*<\/header>/s);
  expect((await show(ask, '/team')).text).toContain('Anna Probe');
});

test('a renamed inactive trainer keeps the page address but leaves the team page', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const record = { games: 42, wins: 10, draws: 6, losses: 26, experience: 'Lizenz' };
  await createTrainer(db, { id: 'nero', name: 'Nero Lipanjić', ...record });
  await save(ask, '/admin/trainer/nero', { name: 'Nero Neu', active: null });
  const page = await show(ask, '/trainer/Nero%20Lipanji%C4%87');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Nero Neu')]);
  expect(page.main).toContain('10 Siege, 6 Unentschieden, 26 Niederlagen');
  expect((await show(ask, '/team')).text).not.toContain('Nero');
});

test('saves a trainer with only a name', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await recordTools.trainer.store(db);
  const blank = { birthYear: '', joinedOn: '', experience: '' };
  await save(ask, '/admin/trainer/stored', blank);
  expect((await openPage(ask, '/admin/trainer/stored')).fields).toMatchObject(blank);
  await save(ask, '/admin/trainer/neu', { name: 'Anna Probe' });
  const page = await show(ask, '/trainer/Anna%20Probe');
  expect([page.status, page.main]).toEqual([200, expect.stringContaining('Cheftrainer')]);
});

test('warns that line-ups will lose a removed trainer, then shows them without one', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createTrainer(db, { id: 'marius', name: 'Marius Pappelnig' });
  const player = await createPlayer(db, { name: 'Jonas Sandling' });
  for (const [opponent, date] of [
    ['FC Bach', '2025-03-15'],
    ['FK Sonne', '2025-04-26'],
  ] as const) {
    const slug = opponent.toLowerCase().replace(' ', '-');
    const { id } = await createGame(db, { opponent, date, slug });
    const players = [{ playerId: player.id, shirtNumber: 8 }];
    await createLineup(db, { gameId: id, trainerId: 'marius', players });
  }
  expect((await openPage(ask, '/admin/trainer/marius')).text).toContain(
    'Ohne Trainer steht dann: Aufstellung gegen FC Bach am 15.03.2025; Aufstellung gegen FK Sonne am 26.04.2025.',
  );
  await remove(ask, '/admin/trainer/marius');
  const gone = await show(ask, '/trainer/Marius%20Pappelnig');
  expect([gone.status, gone.text]).toEqual([
    404,
    expect.stringContaining('Trainer nicht gefunden'),
  ]);
  const report = await show(ask, '/spiele/spielbericht/fc-bach');
  expect(report.text).toMatch(/Jonas Sandling.*Keine Trainerdaten verfügbar/);
  expect((await openPage(ask, '/admin/trainer')).text).toContain('Noch kein Trainer.');
});

test('shows a new game in the list of games and on a report page', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  await save(ask, '/admin/spiele/neu', {
    ...{ opponent: 'Testverein Süd', kind: 'Pokal', date: '2025-11-09', kickoff: '15:30' },
    ...{ goalsFor: '3', goalsAgainst: '0', halfTimeFor: '1', halfTimeAgainst: '0' },
  });
  const games = await show(ask, '/spiele');
  expect(games.text).toMatch(
    /So\., 09\.11\.2025.*15:30.*Pokal.*Fortuna Musterau 3 : 0 Testverein Süd/,
  );
  expect(games.main).toContain('src="/images/ohne%20wappen.png"');
  const path = encodeURI('/spiele/spielbericht/fortuna-musterau-vs-testverein-süd');
  const report = await show(ask, path);
  expect(report.text).toMatch(/Endstand\s*3:0.*Halbzeit\s*1:0/);
});

test('a game with a renamed opponent keeps its report address and line-up', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { id } = await createGame(db, { slug: 'fk-sonne', opponent: 'FK Sonne' });
  const player = await createPlayer(db, { name: 'Jonas Sandling' });
  await createLineup(db, { gameId: id, players: [{ playerId: player.id, shirtNumber: 8 }] });
  await save(ask, `/admin/spiele/${id}`, { opponent: 'FK Neuer Name' });
  expect((await show(ask, '/spiele/spielbericht/fk-sonne')).text).toMatch(
    /Fortuna Musterau gegen FK Neuer Name.*Jonas Sandling/,
  );
});

test('shows the chosen crest of a game and refuses an invalid crest address', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { id } = await createGame(db);
  const path = `/admin/spiele/${id}`;
  const crest = '/images/wappen/fc-wiese.svg';
  await save(ask, path, { crest });
  expect((await show(ask, '/spiele')).main).toContain(`src="${crest}"`);
  const { fields } = await openPage(ask, path);
  const refusal = await postForm(ask, path, { ...fields, crest: 'javascript:alert(1)' });
  expect([refusal.status, refusal.text]).toEqual([
    422,
    expect.stringContaining('Bitte gib eine Adresse ein, die mit / oder https:// beginnt.'),
  ]);
  await save(ask, path, { crest: '' });
  expect((await show(ask, '/spiele')).main).toContain('src="/images/ohne%20wappen.png"');
});

test("shows '–' for the goals of a future game", async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const game = { opponent: 'Testverein Süd', kind: 'Pokal', date: '2099-05-01', kickoff: '18:00' };
  await save(ask, '/admin/spiele/neu', game);
  expect((await openPage(ask, '/admin/spiele')).listed).toEqual([
    'Testverein Süd, Fr., 01.05.2099, 18:00, Pokal, –:–',
  ]);
  expect((await show(ask, '/spiele?saison=2099')).text).toMatch(
    /18:00.*Fortuna Musterau – : – Testverein Süd/,
  );
});

test('shows the ground and the result of each game in the list', async () => {
  const db = await freshDatabase('sqlite');
  const game = { date: '2025-04-26', kickoff: '15:00' };
  await createGame(db, { ...game, opponent: 'FC Eins', goalsFor: 2, goalsAgainst: 1 });
  await createGame(db, {
    ...game,
    opponent: 'FC Zwei',
    goalsFor: 1,
    goalsAgainst: 2,
    ground: 'away',
  });
  await createGame(db, { ...game, opponent: 'FC Drei', goalsFor: 0, goalsAgainst: 0 });
  const { listed } = await openPage(await openAsAdmin(db), '/admin/spiele?saison=2025');
  expect(listed.toSorted()).toEqual([
    'FC Drei, Sa., 26.04.2025, Meisterschaft, 0:0',
    'FC Eins, Sa., 26.04.2025, Meisterschaft, Sieg 2:1',
    'FC Zwei, Sa., 26.04.2025, Meisterschaft, Auswärts, Niederlage 1:2',
  ]);
});

test('warns that a removal also deletes the line-up of the game, and deletes both', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const game = { slug: 'fk-sonne', opponent: 'FK Sonne', date: '2025-04-26' };
  const { id } = await createGame(db, game);
  await createGame(db, { opponent: 'FC Bach', date: '2025-03-15' });
  const path = `/admin/spiele/${id}`;
  const consequence = 'Die Aufstellung dieses Spiels wird mit ihm gelöscht.';
  expect((await openPage(ask, path)).text).not.toContain(consequence);
  const player = await createPlayer(db, { id: 'player' });
  await createLineup(db, { gameId: id, players: [{ playerId: player.id, shirtNumber: 8 }] });
  expect((await openPage(ask, '/admin/kader')).listed).toHaveLength(1);
  expect((await openPage(ask, path)).text).toContain(consequence);
  await remove(ask, path);
  const report = await show(ask, '/spiele/spielbericht/fk-sonne');
  expect([report.status, report.text]).toEqual([
    404,
    expect.stringContaining('Spielinformationen nicht verfügbar.'),
  ]);
  expect((await show(ask, '/spiele')).text).not.toContain('26.04.2025');
  expect((await openPage(ask, '/admin/kader')).listed).toEqual([]);
});
