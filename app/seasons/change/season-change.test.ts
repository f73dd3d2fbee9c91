import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { countAll } from '#app/people/figures/recount-figures.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { type FoundProposal, listProposals, plain } from '#test/admin/proposals.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createRound,
  createSeason,
  createSquad,
  createStanding,
  createTeam,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { askAsAdmin, createSigningIn } from '#test/sign-in-admin.ts';

const path = '/admin/saisonwechsel';
const now = new Date('2026-12-20T10:00:00Z');

/** Opens the site on the day `then` as a signed-in admin. */
async function openThen(db: Db, then = now, username = 'max'): Promise<Ask> {
  const admin = await createSigningIn(db, username);
  return askAsAdmin(await openApp(db, () => then), db, { admin, now: then });
}

interface ShownProposal {
  status: number;
  location: string | null;
  alert: string;
  action: string;
  seen: string;
  proposals: FoundProposal[];
  page: string;
}

async function shownIn(answer: Response): Promise<ShownProposal> {
  const $ = load(await answer.text());
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alert: plain($('main [role=alert]').text()),
    action: $('main form').attr('action') ?? path,
    seen: $('[name=seen]').attr('value') ?? '',
    proposals: listProposals($),
    page: plain($('main').text()),
  };
}

async function look(ask: Ask, query = ''): Promise<ShownProposal> {
  return shownIn(await ask(`${path}${query}`));
}

/** Submits the form; `versions` are the ticked proposals. */
async function change(
  ask: Ask,
  { action, seen }: ShownProposal,
  versions: string[],
): Promise<ShownProposal> {
  const body = new URLSearchParams({ seen });
  for (const version of versions) body.append('take', version);
  return shownIn(await ask(action, { method: 'POST', body }));
}

/** Returns the versions of all proposals whose heading or title contains one of the words. */
function versionsOf({ proposals }: ShownProposal, ...words: string[]): string[] {
  return proposals
    .filter(({ under, title }) => words.some((word) => `${under} ${title}`.includes(word)))
    .map(({ version }) => version);
}

function ticks({ proposals }: ShownProposal): string[] {
  return proposals.map(
    ({ under, title, isTicked }) => `${isTicked ? 'x' : 'o'} ${under}: ${title}`,
  );
}

async function createClub(db: Db): Promise<void> {
  await createOpponent(db, { name: 'SC Berg' });
  const u12 = await createTeam(db, { id: 'u12', name: 'U12', address: 'u12', ageLimit: 12 });
  const u14 = await createTeam(db, { id: 'u14', name: 'U14', address: 'u14', ageLimit: 14 });
  const anna = { id: 'anna', name: 'Anna Huber', shirtNumber: 9, position: 'Stürmer' } as const;
  await createPlayer(db, anna);
  await createPlayer(db, { id: 'bea', name: 'Bea Maier', active: 0 });
  await createPlayer(db, { id: 'cleo', name: 'Cleo Egger' });
  await createPlayer(db, { id: 'dora', name: 'Dora Jung', birthYear: 2015 });
  await createPlayer(db, { id: 'emma', name: 'Emma Alt', birthYear: 2014 });
  await createSquad(db, {
    players: [
      { playerId: 'anna', shirtNumber: 10, firstDay: '2026-03-01' },
      { playerId: 'bea' },
      { playerId: 'cleo', lastDay: '2026-08-31' },
    ],
  });
  await createSquad(db, { teamId: u12.id, players: [{ playerId: 'dora' }, { playerId: 'emma' }] });
  await createSquad(db, { teamId: u14.id, players: [] });
  await createCompetition(db, {
    ...{ id: 'liga', name: 'Unterliga', ranking: 'directMeetings', relegated: 2 },
    ...{ teams: [club.name, 'SC Berg', 'FC Bach', 'FK Weg'], withdrawn: ['FK Weg'] },
    corrections: [{ team: 'FC Bach', points: -1 }],
  });
  for (const [day, opponent, ground] of [
    ['2026-04-01', 'SC Berg', null],
    ['2026-05-01', 'FC Bach', 'away'],
    ['2026-09-01', 'SC Berg', 'away'],
    ['2026-10-01', 'FC Bach', null],
  ] as const)
    await createGame(db, {
      ...{ id: day, slug: day, date: day, opponent, ground, goalsFor: 3, goalsAgainst: 1 },
    });
  await createRound(db, {
    competitionId: 'liga',
    round: 2,
    results: [['SC Berg', 'FC Bach', 2, 1]],
  });
  await createRound(db, {
    competitionId: 'liga',
    round: 5,
    results: [['FC Bach', 'SC Berg', 0, 0]],
  });
  await createLineup(db, {
    gameId: '2026-04-01',
    players: [{ playerId: 'anna', shirtNumber: 10, goals: 2 }],
  });
  await countAll(db);
}

/** Returns the pages of past seasons without the parts that differ in each answer: revision and nonces. */
async function readPast(ask: Ask, db: Db): Promise<string[]> {
  await db.updateTable('revision').set({ value: 1000 }).execute();
  const pages = ['/saison/2025', '/saison/2026', '/spiele?saison=2026', '/tabelle?saison=2026'];
  pages.push('/history', '/spiele?saison=2026&mannschaft=u14');
  return Promise.all(
    pages.map(async (page) => (await (await ask(page)).text()).replaceAll(/nonce="[^"]*"/g, '')),
  );
}

/** Returns position, team and points of each row in the table of a page. */
async function tableAt(ask: Ask, page: string): Promise<string[]> {
  const $ = load(await (await ask(page)).text());
  return $('main table:has(th:contains("Team"))')
    .find('tbody tr')
    .toArray()
    .map((row) => {
      const cells = $(row)
        .children()
        .toArray()
        .map((cell) => plain($(cell).clone().find('span').remove().end().text()));
      return [cells[0], cells[1], cells.at(-1)].join(' ');
    });
}

async function stored(db: Db) {
  return {
    seasons: await db.selectFrom('season').selectAll().orderBy('name').execute(),
    teams: await db.selectFrom('seasonTeam').selectAll().orderBy('position').execute(),
    honours: await db.selectFrom('seasonHonour').selectAll().execute(),
    squads: await db.selectFrom('squad').selectAll().orderBy('id').execute(),
    players: await db.selectFrom('squadPlayer').selectAll().orderBy('playerId').execute(),
    competitions: await db.selectFrom('competition').selectAll().orderBy('id').execute(),
    opponents: await db.selectFrom('competitionTeam').selectAll().orderBy('ordinal').execute(),
    figures: await db.selectFrom('playerFigure').selectAll().orderBy('playerId').execute(),
  };
}

onEnginesOfRun((engine) => {
  test('proposes all records for the next season and explains each missing tick', async () => {
    const db = await freshDatabase(engine);
    await createClub(db);
    const shown = await look(await openThen(db));
    expect(shown.status).toBe(200);
    expect(shown.page).toContain(
      'Von 2026 auf 2027 (1. Jänner 2027 bis 31. Dezember 2027). Die Saison 2026 geht noch bis 31. Dezember 2026.',
    );
    expect(ticks(shown)).toEqual([
      'x Abschlusstabelle: Tabelle Unterliga 2026',
      `x Titel und Bestwerte: Titel: Meister Unterliga`,
      'x Titel und Bestwerte: Torschützenkönig: Anna Huber',
      'x Mannschaftskader Kampfmannschaft 2027: Anna Huber',
      'o Mannschaftskader Kampfmannschaft 2027: Bea Maier',
      'o Mannschaftskader Kampfmannschaft 2027: Cleo Egger',
      'x Mannschaftskader U12 2027: Dora Jung',
      'o Mannschaftskader U12 2027: Emma Alt',
      'o Mannschaftskader U14 2027: Emma Alt',
      'x Bewerbe: Unterliga 2027',
    ]);
    expect(shown.proposals.map(({ said }) => said)).toEqual([
      [
        `1. ${club.name}, 12 Punkte`,
        '2. SC Berg, 4 Punkte',
        '3. FC Bach, 0 Punkte',
        '4. FK Weg, 0 Punkte',
      ],
      ['Erster der Abschlusstabelle'],
      ['2 Tore.'],
      ['Nr. 10, Stürmer.'],
      ['Mittelfeld. Nicht mehr aktiv.'],
      ['Mittelfeld. War nur bis 31. August 2026 dabei.'],
      ['Mittelfeld, Jahrgang 2015.'],
      ['Mittelfeld, Jahrgang 2014. Zu alt für U12.'],
      ['Mittelfeld, Jahrgang 2014. Bisher U12.'],
      [
        'Meisterschaft, Kampfmannschaft, 2 Teams. Ohne FK Weg (zurückgezogen) und FC Bach (Absteiger).',
        `${club.name}, SC Berg`,
      ],
    ]);
  });

  test('saves only the ticked proposals, as one step that one undo reverts', async () => {
    const db = await freshDatabase(engine);
    await createClub(db);
    const before = await stored(db);
    const ask = await openThen(db);
    const table = await tableAt(ask, '/tabelle?saison=2026');
    expect(table).toHaveLength(4);
    const shown = await look(ask);
    expect(await stored(db)).toEqual(before);
    const wanted = shown.proposals.filter(({ isTicked }) => isTicked);
    const done = await change(ask, shown, [
      ...wanted.map(({ version }) => version),
      ...versionsOf(shown, 'U14'),
    ]);
    expect([done.status, done.location]).toEqual([
      303,
      `${path}?saison=2026&meldung=saison-gewechselt`,
    ]);
    expect((await look(ask, '?saison=2026&meldung=saison-gewechselt')).page).toContain(
      'Saison gewechselt!',
    );
    const after = await stored(db);
    expect(after.seasons).toMatchObject([{ name: '2026', topScorer: 'Anna Huber', captain: null }]);
    expect(after.honours).toMatchObject([{ kind: 'team', title: 'Meister Unterliga' }]);
    expect(after.figures).toEqual(before.figures);
    const squads = after.squads.filter(({ season }) => season === '2027');
    const members = squads.map(({ id, teamId }) => [
      teamId,
      after.players.filter(({ squadId }) => squadId === id).map(({ playerId }) => playerId),
    ]);
    expect(new Map(members as [string | null, string[]][])).toEqual(
      new Map<string | null, string[]>([
        [null, ['anna']],
        ['u12', ['dora']],
        ['u14', ['emma']],
      ]),
    );
    const anna = after.players.filter(({ playerId }) => playerId === 'anna').at(-1);
    expect(anna).toMatchObject({ shirtNumber: 10, lastDay: null });
    const next = after.competitions.find(({ season }) => season === '2027');
    expect(next).toMatchObject({ name: 'Unterliga', ranking: 'directMeetings', relegated: 2 });
    const opponents = after.opponents.filter(({ competitionId }) => competitionId === next?.id);
    expect(opponents.map(({ team }) => team)).toEqual([club.name, 'SC Berg']);
    expect(await db.selectFrom('pointsCorrection').selectAll().execute()).toHaveLength(1);
    expect(await tableAt(ask, '/tabelle?saison=2026')).toEqual(table);
    expect(await tableAt(ask, '/saison/2026')).toEqual(table);
    expect((await look(ask)).page).toContain('Für 2027 ist schon alles übernommen.');
    const later = await openThen(db, new Date('2027-03-01T10:00:00Z'), 'eva');
    expect(await tableAt(later, '/tabelle?saison=2026')).toEqual(table);

    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries.map(({ label }) => label)).toEqual(['Saisonwechsel auf 2027']);
    expect(entries[0]?.members).toHaveLength(5);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await stored(db)).toEqual(before);
    expect(ticks(await look(later))).toEqual(ticks(shown));
  });

  test('past season pages change only with a ticked proposal, and an undo restores them', async () => {
    const db = await freshDatabase(engine);
    await createClub(db);
    await createSeason(db, { name: '2025', teams: [{ team: club.name, won: 3, points: 9 }] });
    await createSeason(db, { name: '2026', captain: 'Anna Huber' });
    const ask = await openThen(db);
    const before = await readPast(ask, db);
    expect(await readPast(ask, db)).toEqual(before);
    const shown = await look(ask);
    const ofNext = versionsOf(
      shown,
      'Mannschaftskader Kampfmannschaft',
      'Mannschaftskader U12',
      'Bewerbe',
    );
    expect((await change(ask, shown, ofNext)).status).toBe(303);
    expect(await readPast(ask, db)).toEqual(before);
    const later = await openThen(db, new Date('2027-03-01T10:00:00Z'), 'eva');
    const seenLater = await readPast(later, db);
    const rest = await look(later, '?saison=2026');
    expect(ticks(rest)[0]).toBe('x Abschlusstabelle: Tabelle Unterliga 2026');
    const frozen = await change(later, rest, versionsOf(rest, 'Abschlusstabelle', 'Titel'));
    expect(frozen.status).toBe(303);
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries).toHaveLength(2);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await readPast(later, db)).toEqual(seenLater);
    await undoEntry(db, kinds, entries[1]?.id ?? 0, by);
    expect(await readPast(ask, db)).toEqual(before);
  });

  test('shows changed proposals again, keeps the ticks and saves nothing', async () => {
    const db = await freshDatabase(engine);
    await createClub(db);
    const ask = await openThen(db);
    const shown = await look(ask);
    await db
      .updateTable('squadPlayer')
      .set({ shirtNumber: 11 })
      .where('playerId', '=', 'anna')
      .execute();
    await createCompetition(db, { name: 'Cup', kind: 'Pokal' });
    const before = await stored(db);
    const answer = await change(ask, shown, versionsOf(shown, 'Anna', 'Cleo'));
    expect([answer.status, answer.alert]).toEqual([
      409,
      'Inzwischen hat jemand etwas geändert. Sieh die Liste noch einmal durch.',
    ]);
    expect(await stored(db)).toEqual(before);
    expect(ticks(answer).filter((line) => line.startsWith('x'))).toEqual([
      'x Titel und Bestwerte: Torschützenkönig: Anna Huber',
      'x Mannschaftskader Kampfmannschaft 2027: Anna Huber',
      'x Mannschaftskader Kampfmannschaft 2027: Cleo Egger',
      'x Bewerbe: Cup 2027',
    ]);
    expect(answer.proposals[3]?.said).toEqual(['Nr. 11, Stürmer.']);
    const again = await change(ask, answer, versionsOf(answer, 'Cleo'));
    expect(again.status).toBe(303);
    const squad = db.selectFrom('squad').innerJoin('squadPlayer', 'squadId', 'squad.id');
    const carried = squad.select('playerId').where('season', '=', '2027');
    expect(await carried.execute()).toEqual([{ playerId: 'cleo' }]);
    const twice = await change(ask, answer, versionsOf(answer, 'Cleo'));
    expect(twice.status).toBe(409);
  });

  test('saves a pasted table as final table; does not preselect a table without other results', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    await createGame(db, { date: '2026-05-01', opponent: 'SC Berg', goalsFor: 1, goalsAgainst: 0 });
    const teams = [club.name, 'SC Berg', 'FC Bach'];
    await createCompetition(db, { name: 'Unterliga', teams });
    const ask = await openThen(db, new Date('2027-01-10T10:00:00Z'));
    const own = (await look(ask)).proposals[0];
    expect([own?.title, own?.isTicked, own?.said[0]]).toEqual([
      ...['Tabelle Unterliga 2026', false],
      'Die Ergebnisse der anderen fehlen. Nicht alle Teams haben gleich viele Spiele.',
    ]);
    const row = { played: 4, won: 2, drawn: 0, lost: 2, goalsFor: 7, goalsAgainst: 5 };
    const note = 'Abzug von 7 Punkten';
    await createStanding(db, { ...row, position: 1, team: 'FC Bach', points: 6 });
    await createStanding(db, { ...row, position: 2, team: club.name, points: 3 });
    await createStanding(db, { ...row, position: 3, team: 'SC Berg', points: -1, note });
    await db
      .insertInto('standingsDay')
      .values({ id: 1, day: '2026-06-14', source: 'ÖFB' })
      .execute();
    const before = await tableAt(ask, '/tabelle?saison=2026');
    const shown = await look(ask);
    expect(shown.proposals[0]).toMatchObject({
      title: `Tabelle ${club.league} 2026`,
      isTicked: true,
    });
    expect((await change(ask, shown, versionsOf(shown, 'Abschlusstabelle'))).status).toBe(303);
    expect((await stored(db)).teams).toMatchObject([
      { ...row, position: 1, team: 'FC Bach', points: 6, note: null },
      { ...row, position: 2, team: club.name, points: 3, note: null },
      { ...row, position: 3, team: 'SC Berg', points: -1, note },
    ]);
    expect(await tableAt(ask, '/tabelle?saison=2026')).toEqual(before);
    expect(await tableAt(ask, '/saison/2026')).toEqual(before);
  });

  test('saving the season form does not change a final table with long reasons', async () => {
    const db = await freshDatabase(engine);
    const teams = [club.name, 'SC Berg', 'FC Bach'];
    const corrections = ['a', 'b'].map((letter) => ({
      team: 'SC Berg',
      points: -9,
      reason: letter.repeat(200),
    }));
    const { id: competitionId } = await createCompetition(db, {
      name: 'Unterliga',
      teams,
      corrections,
    });
    await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 2, 1]] });
    const ask = await openThen(db, new Date('2027-01-10T10:00:00Z'));
    const shown = await look(ask, '?saison=2026');
    expect((await change(ask, shown, versionsOf(shown, 'Abschlusstabelle'))).status).toBe(303);
    const before = (await stored(db)).teams;
    expect(before.at(-1)).toMatchObject({
      points: -15,
      note: expect.stringMatching(/a{200}; .*b{200}/),
    });
    const [season] = await db.selectFrom('season').select('id').execute();
    const form = `/admin/saisons/${season?.id}`;
    const { fields } = await openPage(ask, form);
    expect((await postForm(ask, form, { ...fields, captain: 'Max' })).status).toBe(303);
    expect((await stored(db)).teams).toEqual(before);
  });

  test('with one team, shows no squad proposals and saves the entered table as final table', async () => {
    const db = await freshDatabase(engine);
    await createPlayer(db, { name: 'Anna Huber' });
    await createGame(db, { date: '2026-05-01', goalsFor: 1, goalsAgainst: 0 });
    await createStanding(db, { team: club.name, won: 1 });
    await createStanding(db, { team: 'SC Berg', lost: 1 });
    const ask = await openThen(db, new Date('2027-01-10T10:00:00Z'));
    const shown = await look(ask);
    expect(ticks(shown)).toEqual([
      `x Abschlusstabelle: Tabelle ${club.league} 2026`,
      `x Titel und Bestwerte: Titel: Meister ${club.league}`,
    ]);
    expect((await change(ask, shown, versionsOf(shown, 'Tabelle'))).status).toBe(303);
    const { teams, honours, squads } = await stored(db);
    expect(teams.map(({ team, points }) => [team, points])).toEqual([
      [club.name, 3],
      ['SC Berg', 0],
    ]);
    expect([honours, squads]).toEqual([[], []]);
  });
});

test('shows an error if no proposal is ticked and keeps the ticks off', async () => {
  const db = await freshDatabase('sqlite');
  await createClub(db);
  const ask = await openThen(db);
  const answer = await change(ask, await look(ask), []);
  expect([answer.status, answer.alert]).toEqual([
    422,
    'Bitte hake an, was übernommen werden soll.',
  ]);
  expect(answer.proposals.filter(({ isTicked }) => isTicked)).toEqual([]);
  expect(answer.proposals).toHaveLength(10);
});

test('does not tick an incomplete league table and names the missing results', async () => {
  const db = await freshDatabase('sqlite');
  await createClub(db);
  await createGame(db, { date: '2026-11-01', opponent: 'SC Berg' });
  await db
    .updateTable('leagueResult')
    .set({ homeGoals: null })
    .where('home', '=', 'FC Bach')
    .execute();
  const shown = await look(await openThen(db));
  expect(ticks(shown).slice(0, 2)).toEqual([
    'o Abschlusstabelle: Tabelle Unterliga 2026',
    'o Titel und Bestwerte: Torschützenkönig: Anna Huber',
  ]);
  expect(shown.proposals[0]?.said[0]).toBe(
    '1 Spiel von euch ist noch offen. 1 Ergebnis der anderen noch offen. Nicht alle Teams haben gleich viele Spiele.',
  );
});

test.each([
  ['2026-12-20', 1, 'Nicht alle Teams haben gegeneinander gespielt.'],
  ['2026-12-20', 2, 'Die Saison geht noch bis 31. Dezember 2026.'],
  ['2027-01-20', 2, undefined],
  ['2026-12-20', 4, undefined],
])('on %s, a table of three teams with %i games each shows the warning %s', async (day, won, sentence) => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { date: '2026-05-01', goalsFor: 1, goalsAgainst: 0 });
  for (const team of [club.name, 'SC Berg', 'FC Bach']) await createStanding(db, { team, won });
  const { proposals } = await look(await openThen(db, new Date(`${day}T10:00:00Z`)));
  expect(proposals[0]?.isTicked).toBe(sentence === undefined);
  if (sentence !== undefined) expect(proposals[0]?.said[0]).toBe(sentence);
});

test('does not propose data that the season record already has', async () => {
  const db = await freshDatabase('sqlite');
  await createClub(db);
  await createSeason(db, {
    ...{ name: '2026', topScorer: 'Cleo Egger', teams: [{ team: club.name }, { team: 'SC Berg' }] },
    honours: [{ title: 'Meister der Unterliga' }],
  });
  const shown = await look(await openThen(db));
  expect(versionsOf(shown, 'Abschlusstabelle', 'Titel')).toEqual([]);
});

test('does not tick the league of a club that is promoted', async () => {
  const db = await freshDatabase('sqlite');
  await createClub(db);
  await db.updateTable('competition').set({ promoted: 1 }).execute();
  const { proposals } = await look(await openThen(db));
  const league = proposals.find(({ under }) => under === 'Bewerbe');
  expect([league?.isTicked, league?.said[0]]).toEqual([
    false,
    'Meisterschaft, Kampfmannschaft, 3 Teams. Ohne FK Weg (zurückgezogen). Nach der Tabelle steigt ihr auf: Spielt ihr noch in dieser Liga?',
  ]);
});

test('does not tick a competition from which the club has withdrawn', async () => {
  const db = await freshDatabase('sqlite');
  for (const [name, kind] of [
    ['Cup', 'Pokal'],
    ['Unterliga', 'Meisterschaft'],
  ] as const)
    await createCompetition(db, {
      ...{ season: '2026', name, kind, teams: [club.name, 'SC Berg'], withdrawn: [club.name] },
    });
  const { proposals } = await look(await openThen(db));
  const without = `Ohne ${club.name} (zurückgezogen). Nach eurem Rückzug: Spielt ihr noch in diesem Bewerb?`;
  expect(proposals.map(({ title, isTicked, said }) => [title, isTicked, said[0]])).toEqual([
    ['Cup 2027', false, `Pokal, 1 Team. ${without}`],
    ['Unterliga 2027', false, `Meisterschaft, 1 Team. ${without}`],
  ]);
});

test('proposes active players without another squad if the first team has no squad', async () => {
  const db = await freshDatabase('sqlite');
  const { id: teamId } = await createTeam(db, { name: 'Reserve' });
  const { id: playerId } = await createPlayer(db, { name: 'Rosa Reserve' });
  await createPlayer(db, { name: 'Anna Huber' });
  await createPlayer(db, { name: 'Bea Alt', active: 0 });
  await createSquad(db, { teamId, players: [{ playerId }] });
  const ask = await openThen(db);
  const shown = await look(ask);
  expect(ticks(shown)).toEqual([
    'x Mannschaftskader Kampfmannschaft 2027: Anna Huber',
    'x Mannschaftskader Reserve 2027: Rosa Reserve',
  ]);
  const team = readText(await (await ask('/team')).text());
  expect(team).toContain('Anna Huber');
  await change(ask, shown, versionsOf(shown, 'Mannschaftskader'));
  // The new squad is for the next season, so the page does not change yet.
  expect(readText(await (await ask('/team')).text())).toBe(team);
});

test('does not preselect a hidden player when the change would publish the name', async () => {
  const db = await freshDatabase('sqlite');
  await createClub(db);
  await createTeam(db, { id: 'u16', name: 'U16', address: 'u16', ageLimit: 16 });
  const { id: playerId } = await createPlayer(db, { name: 'Karla Kind', birthYear: 2012 });
  await createSquad(db, { teamId: 'u14', season: '2025', players: [{ playerId }] });
  await db.deleteFrom('squad').where('teamId', '=', 'u14').where('season', '=', '2026').execute();
  const players = [{ playerId, shirtNumber: 20, goals: 5 }];
  await createLineup(db, { gameId: '2026-05-01', players });
  const { proposals } = await look(await openThen(db));
  const ofKarla = proposals.filter(({ title }) => title.includes('Karla'));
  expect(ofKarla.map(({ under, said, isTicked }) => [under, isTicked, ...said])).toEqual([
    ['Titel und Bestwerte', false, '5 Tore. Die Website zeigt diesen Namen sonst nicht.'],
    ['Mannschaftskader U14 2027', false, 'Mittelfeld, Jahrgang 2012. Zu alt für U14.'],
    [
      'Mannschaftskader U16 2027',
      false,
      'Mittelfeld, Jahrgang 2012. Bisher U14. Die Website zeigt dann den Namen.',
    ],
  ]);
});

test('proposes the transition to the next planned season, and shows an earlier transition on request', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { name: '2025/26', firstDay: '2025-07-01', lastDay: '2026-06-30' });
  await createSeason(db, { name: '2026/27', firstDay: '2026-07-01', lastDay: '2027-06-30' });
  await createCompetition(db, { season: '2025/26', name: 'Unterliga', teams: [club.name] });
  await createGame(db, { date: '2026-08-01' });
  const then = new Date('2026-08-02T10:00:00Z');
  const ask = await openThen(db, then);
  // The new season has games, but no admin has done the season transition yet.
  const usual = await look(ask);
  expect(usual.page).toContain('Von 2025/26 auf 2026/27');
  expect(usual.action).toBe(`${path}?saison=2025-26`);
  await change(ask, usual, versionsOf(usual, 'Unterliga'));
  expect((await look(ask)).page).toContain('Von 2026/27 auf');
  const earlier = await look(ask, '?saison=2025-26');
  expect(earlier.page).toContain('Für 2026/27 ist schon alles übernommen.');
});

test('shows a hint when the club has no season yet', async () => {
  const ask = await openThen(await freshDatabase('sqlite'));
  expect((await look(ask)).page).toContain('Noch gibt es keine Saison');
  const answer = await change(ask, await look(ask), ['x.y']);
  expect(answer.status).toBe(409);
});

test('proposes the phases of a league again, one year later', async () => {
  const db = await freshDatabase('sqlite');
  const league = { season: '2026', name: 'Unterliga', teams: [club.name, 'SC Berg'] };
  await createCompetition(db, { ...league, phase: 'Herbst', lastDay: '2026-06-30' });
  await createCompetition(db, { ...league, phase: 'Frühjahr', firstDay: '2026-07-01' });
  const ask = await openThen(db);
  const shown = await look(ask, '?saison=2026');
  expect(ticks(shown)).toEqual([
    'x Bewerbe: Unterliga, Herbst 2027',
    'x Bewerbe: Unterliga, Frühjahr 2027',
  ]);
  expect((await change(ask, shown, versionsOf(shown, 'Herbst'))).status).toBe(303);
  const stored = db.selectFrom('competition').select(['phase', 'firstDay', 'lastDay']);
  expect(await stored.where('season', '=', '2027').execute()).toEqual([
    { phase: 'Herbst', firstDay: null, lastDay: '2027-06-30' },
  ]);
  expect(ticks(await look(ask, '?saison=2026'))).toEqual(['x Bewerbe: Unterliga, Frühjahr 2027']);
});
