import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { countCalendarChanges } from '#app/matches/games/calendar/calendar-games.server.ts';
import { findTrainer } from '#app/people/trainers/trainers.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { removeAdmin } from '#platform/sign-in/accounts.server.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { accessDays } from '#platform/values/retention.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createCompetition,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createRound,
  createSeason,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { createWithRoles } from '#test/sign-in-admin.ts';

const now = new Date('2026-05-20T10:00:00Z');
const played = { date: '2026-05-09', kickoff: '10:00' };

async function open(db: Db): Promise<Ask> {
  await countCalendarChanges(db, { now });
  return openApp(db, () => now);
}

async function textAt(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return readText(await answer.text());
}

/**
 * Reads all pages that a visitor can reach by links from the main pages, the sitemap, the news feed and the
 * calendars.
 */
async function readEverything(ask: Ask): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const waiting = ['/', '/team', '/spiele', '/tabelle', '/mannschaften', '/history', '/news'];
  waiting.push('/sitemap.xml', '/news.rss', '/spiele.ics', '/spiele.ics?mannschaft=u12');
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || /^\/(?:admin|login|assets|uploads|images|anfahrt)/.test(path)) continue;
    const answer = await ask(path);
    const isPicture = answer.headers.get('Content-Type')?.startsWith('image/');
    const text = isPicture ? '' : await answer.text();
    seen.set(path, text);
    const [plain = '', query = ''] = path.split('?');
    if (answer.headers.get('Content-Type')?.startsWith('text/html') && plain !== '/') {
      const data = await ask(`${plain}.data${query && `?${query}`}`);
      seen.set(`${path} data`, await data.text());
    }
    for (const [, link = ''] of text.matchAll(/(?:href="|<loc>https?:\/\/[^/]+)(\/[^"<#]*)/g))
      waiting.push(link.replaceAll('&amp;', '&'));
  }
  return seen;
}

async function withChildren(db: Db): Promise<string> {
  await createPlayer(db, { name: 'Erwin Erwachsen', shirtNumber: 9 });
  await createGame(db, { ...played, opponent: 'SC Berg', goalsFor: 2, goalsAgainst: 1 });
  await createOpponent(db, { name: 'SC Berg' });
  const { id: teamId } = await createTeam(db, { name: 'U12', address: 'u12', ageLimit: 12 });
  const child = await createPlayer(db, {
    ...{ name: 'Karli Kindername', image: '/images/kinderfoto.jpg', shirtNumber: 7 },
    ...{ address: 'karli-kindername' },
  });
  await createSquad(db, { teamId, players: [{ playerId: child.id }] });
  const game = await createGame(db, {
    ...{ ...played, teamId, slug: 'u12-spiel', opponent: 'SC Berg', round: '1' },
    ...{ goalsFor: 4711, goalsAgainst: 815, halfTimeFor: 4711, halfTimeAgainst: 0 },
    report: 'Ein Kinderbericht.',
    ...{ referee: 'Kinderpfeife', attendance: 24680 },
  });
  await db
    .insertInto('opponentGoal')
    .values({ gameId: game.id, ordinal: 0, scorer: 'Gegnerkind', minute: '12', ownGoal: null })
    .execute();
  await createLineup(db, {
    gameId: game.id,
    players: [{ playerId: child.id, shirtNumber: 7, goals: 47, goalMinutes: '3' }],
  });
  await createSeason(db, { name: '2026', topScorer: 'Karli Kindername' });
  const { id: competitionId } = await createCompetition(db, {
    ...{ teamId, season: '2026', name: 'Kinderliga', teams: [club.name, 'SC Berg', 'FC Bach'] },
  });
  await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 4711, 0]] });
  await createArticle(db, { title: 'Aus dem Verein', aboutGame: game.id, state: 'published' });
  return teamId;
}

const ofChildren = [
  ...['kindername', 'kinderfoto', 'Gegnerkind', 'Kinderbericht', 'Kinderliga', '4711', '815'],
  ...['Kinderpfeife', '24680'],
];

onEnginesOfRun((engine) => {
  test('hides a team of children on every page unless the club shows it', async () => {
    const db = await freshDatabase(engine);
    const teamId = await withChildren(db);
    // An admin types the best scorer of a season, so no setting of a team hides the name.
    await db.updateTable('season').set({ topScorer: null }).execute();
    const ask = await open(db);
    const pages = await readEverything(ask);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/mannschaften/u12', '/spiele/spielbericht/u12-spiel']),
    );
    const told = [...pages].flatMap(([path, text]) =>
      ofChildren.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
    );
    expect(told).toEqual([]);
    for (const path of [
      '/spieler/karli-kindername',
      '/spieler/karli-kindername.data',
      '/spieler/karli-kindername/spiele',
      '/spieler/karli-kindername/bild.png',
      '/spiele/spielbericht/u12-spiel/bilder/aufstellung-1200x630.png',
      '/tabelle?mannschaft=u12',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);

    await db
      .updateTable('team')
      .set({ showsNames: 1, showsPhotos: 1, showsResults: 1, showsTable: 1 })
      .where('id', '=', teamId)
      .execute();
    const shown = [...(await readEverything(await open(db))).values()].join();
    expect(ofChildren.filter((word) => !shown.includes(word))).toEqual([]);
  });

  test('the season page does not link to the page of a named child', async () => {
    const db = await freshDatabase(engine);
    await withChildren(db);
    const ask = await open(db);
    expect(await (await ask('/saison/2026')).text()).not.toContain('/spieler/karli');
  });

  test('a hidden team has no pages, and its games have no pages', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createTeam(db, { name: 'Alte Herren', address: 'alte-herren', hidden: 1 });
    await createTeam(db, { name: 'Frauen', address: 'frauen' });
    await createGame(db, { teamId: id, slug: 'verborgen', ...played });
    const ask = await open(db);
    expect(await textAt(ask, '/mannschaften')).not.toContain('Alte Herren');
    for (const path of [
      '/mannschaften/alte-herren',
      '/spiele?mannschaft=alte-herren',
      '/team?mannschaft=alte-herren',
      '/spiele.ics?mannschaft=alte-herren',
      '/spiele/spielbericht/verborgen',
      '/spiele/spielbericht/verborgen/kalender.ics',
      '/spiele/spielbericht/verborgen/bild.png',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('a new team is visible until an admin removes the tick in its form', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const save = async (path: string, changes: (fields: Fields) => Fields) => {
      const { fields } = await openPage(ask, path);
      expect((await postForm(ask, path, changes(fields))).status).toBe(303);
      return db.selectFrom('team').select(['id', 'hidden']).executeTakeFirstOrThrow();
    };
    const added = await save('/admin/mannschaften/neu', (fields) => ({
      ...fields,
      name: 'Frauen',
    }));
    expect(added.hidden).toBeNull();
    const path = `/admin/mannschaften/${added.id}`;
    expect((await save(path, (fields) => ({ ...fields, partner: 'SV Au' }))).hidden).toBeNull();
    expect((await save(path, ({ isShown: _, ...fields }) => fields)).hidden).toBe(1);
    expect((await save(path, (fields) => ({ ...fields, partner: '' }))).hidden).toBe(1);
  });

  test('each team has its own games, calendar and squad; the first team keeps its addresses', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, {
      name: 'Frauen',
      address: 'frauen',
      partner: 'SV Tal',
    });
    await createGame(db, { opponent: 'Erster Gegner', ...played, goalsFor: 1, goalsAgainst: 0 });
    await createGame(db, {
      teamId,
      opponent: 'Zweiter Gegner',
      ...played,
      goalsFor: 2,
      goalsAgainst: 2,
    });
    await createGame(db, { teamId, slug: 'f', opponent: 'Dritter Gegner', date: '2026-06-06' });
    await createPlayer(db, { name: 'Anna Erste' });
    const { id: playerId } = await createPlayer(db, { name: 'Berta Zweite', shirtNumber: 4 });
    await createPlayer(db, { name: 'Cilli Dritte' });
    await createSquad(db, {
      ...{ teamId, season: '2025' },
      players: [{ playerId, shirtNumber: 99, position: 'Torwart' }, { lastDay: '2026-01-01' }],
    });
    const ask = await open(db);
    expect(await textAt(ask, '/mannschaften')).toMatch(
      /Kampfmannschaft.*Frauen.*Spielgemeinschaft mit SV Tal.*Sa\., 06\.06\.2026 gegen Dritter Gegner/,
    );
    for (const [path, there, notThere] of [
      ['/spiele', 'Erster Gegner', 'Zweiter Gegner'],
      ['/spiele?mannschaft=frauen', 'Zweiter Gegner', 'Erster Gegner'],
      ['/spiele.ics', 'Erster Gegner', 'Zweiter Gegner'],
      ['/spiele.ics?mannschaft=frauen', 'Dritter Gegner', 'Erster Gegner'],
      ['/team', 'Cilli Dritte', 'Berta Zweite'],
      ['/team?mannschaft=frauen', 'Berta Zweite', 'Anna Erste'],
      ['/mannschaften/frauen', 'Berta Zweite', 'Erster Gegner'],
      ['/mannschaften/kampfmannschaft', 'Anna Erste', 'Zweiter Gegner'],
      ['/', 'Erster Gegner', 'Zweiter Gegner'],
      ['/spiele/spielbericht/f', `${club.name} Frauen`, 'Erster Gegner'],
    ] as const) {
      const text = await textAt(ask, path);
      expect([path, text.includes(there), text.includes(notThere)]).toEqual([path, true, false]);
    }
    expect(await textAt(ask, '/team?mannschaft=frauen')).toContain('99');
    expect((await ask('/spiele?mannschaft=gibt-es-nicht')).status).toBe(404);
    // The page offers two ways to subscribe to the calendar: a webcal link and an address to copy.
    const page = await (await ask('/mannschaften/frauen')).text();
    expect(page).toContain('href="webcal://localhost/spiele.ics?mannschaft=frauen"');
    expect(readText(page)).toContain('http://localhost/spiele.ics?mannschaft=frauen');
    const calendar = (await (await ask('/spiele.ics?mannschaft=frauen')).text()).replace(
      /\r\n /g,
      '',
    );
    expect(calendar).toContain(`SUMMARY:${club.name} Frauen – Zweiter Gegner 2:2`);
  });

  test('the league table of a team counts only this team’s games', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'Frauen', address: 'frauen' });
    const own = `SPG ${club.shortName}/Tal`;
    await createCompetition(db, { teamId, name: 'Frauenliga', teams: [own, 'SC Berg'] });
    await createCompetition(db, { name: 'Unterliga', teams: [club.name, 'SC Berg'] });
    const game = { ...played, opponent: 'SC Berg', kind: 'Meisterschaft', round: '1' } as const;
    await createGame(db, { ...game, teamId, goalsFor: 5, goalsAgainst: 0 });
    await createGame(db, { ...game, goalsFor: 0, goalsAgainst: 3 });
    const ask = await open(db);
    expect(await textAt(ask, '/tabelle?mannschaft=frauen')).toMatch(
      /Frauenliga.*1 SPG.* 5:0 \+5 3/,
    );
    expect(await textAt(ask, '/tabelle')).toMatch(/Unterliga.*1 SC Berg.* 3:0 \+3 3/);
    expect(await textAt(ask, '/spiele?mannschaft=frauen')).toContain('Frauenliga');
  });

  test('a line-up shows only the number of a child whose newest squad hides names', async () => {
    const db = await freshDatabase(engine);
    const { id: children } = await createTeam(db, { name: 'U14', ageLimit: 14 });
    const { id: youth } = await createTeam(db, { name: 'U16', ageLimit: 16 });
    const child = await createPlayer(db, { name: 'Karli Kindername', address: 'karli' });
    await createSquad(db, { teamId: children, season: '2025', players: [{ playerId: child.id }] });
    const game = await createGame(db, {
      teamId: youth,
      slug: 'u16',
      ...played,
      goalsFor: 1,
      goalsAgainst: 0,
    });
    await createLineup(db, {
      gameId: game.id,
      players: [{ playerId: child.id, shirtNumber: 7, goals: 1 }],
    });
    const before = await textAt(await open(db), '/spiele/spielbericht/u16');
    expect([before.includes('#7'), before.includes('Kindername')]).toEqual([true, false]);
    // The player's newest squad is now a U16 squad, and a U16 shows names.
    await createSquad(db, { teamId: youth, season: '2026', players: [{ playerId: child.id }] });
    const after = await textAt(await open(db), '/spiele/spielbericht/u16');
    expect([after.includes('#7'), after.includes('Kindername')]).toEqual([false, true]);
  });

  test('does not count wins with a hidden team, not even after an import', async () => {
    const db = await freshDatabase(engine);
    const trainer = await createTrainer(db, { address: 'trainer', games: 0, wins: 0 });
    const kept = [{ hidden: 1 as const }, { ageLimit: 12 }];
    for (const team of kept) {
      const { id: teamId } = await createTeam(db, team);
      const { id: gameId } = await createGame(db, {
        ...{ ...played, teamId, goalsFor: 1, goalsAgainst: 0 },
      });
      await createLineup(db, { gameId, trainerId: trainer.id });
    }
    const { id: gameId } = await createGame(db, { ...played, goalsFor: 1, goalsAgainst: 0 });
    await createLineup(db, { gameId, trainerId: trainer.id });
    const record = async () => (await findTrainer(db, 'trainer'))?.wins;
    expect(await record()).toBe(1);
    const tree = formatTree(await readSnapshot(db, kinds), kinds, club);
    await replaceSnapshot(db, kinds, parseTree(tree, kinds, club).snapshot, now);
    expect(await record()).toBe(1);
  });

  test('a squad for next year does not show a child from a hidden squad', async () => {
    const db = await freshDatabase(engine);
    const { id: children } = await createTeam(db, { ageLimit: 14, address: 'u14' });
    const { id: youth } = await createTeam(db, { ageLimit: 16, address: 'u16' });
    const child = await createPlayer(db, { name: 'Karli Kindername', address: 'karli' });
    const players = [{ playerId: child.id }];
    await createSquad(db, { teamId: children, season: '2026', players });
    await createSquad(db, { teamId: youth, season: '2027', players });
    const { id: gameId } = await createGame(db, { teamId: youth, slug: 'u16-spiel', ...played });
    await createLineup(db, { gameId, players });
    await createSeason(db, { name: '2025', captain: 'Karli Kindername' });
    const ask = await open(db);
    expect((await ask('/spieler/karli')).status).toBe(404);
    for (const path of ['/spiele/spielbericht/u16-spiel', '/sitemap.xml', '/team?mannschaft=u16'])
      expect(await (await ask(path)).text()).not.toMatch(/karli/i);
    expect(await (await ask('/saison/2025')).text()).not.toContain('/spieler/karli');
    const nextYear = await openApp(db, () => new Date('2027-02-01T10:00:00Z'));
    expect((await nextYear('/spieler/karli')).status).toBe(200);
    // A future squad in the team of children hides the player before that season begins.
    await db.deleteFrom('squad').execute();
    await createSquad(db, { teamId: youth, season: '2026', players });
    await createSquad(db, { teamId: children, season: '2027', players });
    expect((await (await open(db))('/spieler/karli')).status).toBe(404);
  });

  test('a player without a squad is hidden like the team of the line-up', async () => {
    const db = await freshDatabase(engine);
    const { id: children } = await createTeam(db, { ageLimit: 14 });
    const { id: youth } = await createTeam(db, { ageLimit: 16, showsPhotos: 0 });
    const players = ['Karli', 'Jakob'];
    for (const [index, teamId] of [children, youth].entries()) {
      const name = players[index] ?? '';
      const { id: playerId } = await createPlayer(db, {
        ...{ name, address: name.toLowerCase(), image: `/images/${name}.jpg` },
      });
      const { id: gameId } = await createGame(db, { teamId, slug: `spiel-${index}`, ...played });
      await createLineup(db, { gameId, players: [{ playerId }] });
    }
    const ask = await open(db);
    expect((await ask('/spieler/karli')).status).toBe(404);
    for (const path of ['/team', '/sitemap.xml'])
      expect((await (await ask(path)).text()).toLowerCase()).not.toContain('karli');
    expect(await textAt(ask, '/spiele/spielbericht/spiel-1')).toContain('Jakob');
    for (const path of ['/team', '/spieler/jakob', '/spiele/spielbericht/spiel-1'])
      expect(await (await ask(path)).text()).not.toContain('/images/Jakob');
    // The players are now in a squad of the first team. A squad counts more than a line-up.
    await createSquad(db, {
      players: await db.selectFrom('player').select('id as playerId').execute(),
    });
    expect((await (await open(db))('/spieler/karli')).status).toBe(200);
  });

  test('an article names the team of its game', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'Frauen' });
    const { id: aboutGame } = await createGame(db, { teamId, opponent: 'SC Berg', ...played });
    await createArticle(db, { slug: 'bericht', aboutGame, state: 'published' });
    const text = await textAt(await open(db), '/news/bericht');
    expect(text).toContain(`${club.shortName} Frauen – SC Berg`);
  });

  test('hides a child without a squad if the club has a team of children', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Karli Kindername', address: 'karli', birthYear: 2013 });
    await createPlayer(db, { name: 'Erwin Erwachsen', birthYear: 2006 });
    expect(await textAt(await open(db), '/team')).toContain('Kindername');
    await createTeam(db, { name: 'U14', ageLimit: 14 });
    const ask = await open(db);
    const text = await textAt(ask, '/team');
    expect([text.includes('Erwachsen'), text.includes('Kindername')]).toEqual([true, false]);
    expect((await ask('/spieler/karli')).status).toBe(404);
  });

  test('a club with one team has no team pages, and no page mentions them', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, played);
    const ask = await open(db);
    for (const path of ['/mannschaften', '/mannschaften/kampfmannschaft'])
      expect((await ask(path)).status).toBe(404);
    const pages = await readEverything(ask);
    pages.delete('/mannschaften');
    pages.delete('/mannschaften data');
    const speaking = [...pages].filter(([, text]) => /mannschaften|Kampfmannschaft/.test(text));
    expect(speaking.map(([path]) => path)).toEqual([]);
  });

  test('an undo restores a removed team with its squads; a team with games stays', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id: teamId } = await createTeam(db, { name: 'Frauen' });
    const squad = await createSquad(db, { teamId, players: [{}, {}] });
    const { id: gameId } = await createGame(db, { teamId });
    const path = `/admin/mannschaften/${teamId}`;
    const remove = async () => {
      const { fields } = await openPage(ask, path);
      return postForm(ask, path, { ...fields, intent: 'remove' });
    };
    expect((await remove()).status).toBe(409);
    await db.deleteFrom('game').where('id', '=', gameId).execute();
    expect((await remove()).status).toBe(303);
    expect(await db.selectFrom('squadPlayer').selectAll().execute()).toEqual([]);
    const { entries } = await listAuditLog(db, { limit: 1 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now });
    const back = await db.selectFrom('squadPlayer').select('squadId').execute();
    expect(back).toEqual([{ squadId: squad.id }, { squadId: squad.id }]);
  });

  test('an undo restores no role once the list of accesses forgets changes of roles', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'Frauen' });
    const toni = await createWithRoles(db, 'toni', [{ role: 'sport', scope: 'team', teamId }]);
    const ask = await openAsAdmin(db, now);
    const path = `/admin/mannschaften/${teamId}`;
    const { fields } = await openPage(ask, path);
    await postForm(ask, path, { ...fields, intent: 'remove' });
    const { entries } = await listAuditLog(db, { limit: 1 });
    const later = new Date(now.getTime() + accessDays * 24 * 60 * 60 * 1000);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now: later });
    expect(await db.selectFrom('team').select('id').execute()).toEqual([{ id: teamId }]);
    expect(await findGrants(db, toni.username)).toEqual([]);
  });

  test('a team cannot get the name of another team, ignoring case and spaces', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createTeam(db, { name: 'Frauen' });
    await createTeam(db, { name: 'Reserve' });
    const path = `/admin/mannschaften/${id}`;
    const { fields } = await openPage(ask, path);
    const { status, alerts } = await postForm(ask, path, { ...fields, name: 'reserve' });
    expect([status, alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Die Mannschaft Reserve gibt es schon.'],
    ]);
    expect((await postForm(ask, path, { ...fields, name: 'FRAUEN' })).status).toBe(303);
    // Stored by an older version, which compared names exactly.
    await createTeam(db, { name: 'frauen' });
    const renamed = await openPage(ask, path);
    expect((await postForm(ask, path, { ...renamed.fields, hidden: 'on' })).status).toBe(303);
  });

  test('coaches of a removed team lose their role, and an undo restores it', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id: teamId } = await createTeam(db, { name: 'Frauen' });
    const grant = { role: 'sport', scope: 'team', teamId } as const;
    const toni = await createWithRoles(db, 'toni', [grant]);
    const left = await createWithRoles(db, 'lea', [grant]);
    const path = `/admin/mannschaften/${teamId}`;
    const { fields, text } = await openPage(ask, path);
    expect(text).toContain('Wer sie betreut, hat diese Aufgabe dann nicht mehr.');
    await postForm(ask, path, { ...fields, intent: 'remove' });
    expect(await findGrants(db, toni.username)).toEqual([]);
    await removeAdmin(db, left);
    const { entries } = await listAuditLog(db, { limit: 1 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now });
    expect(await findGrants(db, toni.username)).toEqual([grant]);
    expect(await findGrants(db, left.username)).toEqual([]);
  });
});
