import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createBoardMember,
  createClubLook,
  createCompetition,
  createGame,
  createPlayer,
  createTeam,
  createTrainer,
  createVenue,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn, createWithRoles, formPost } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';

const now = new Date('2026-05-14T10:00:00Z');
const action = '/admin?index';

/** Opens the site of a new club, which is not the club of the folder `club/`. */
async function foundAnother(db: Db): Promise<Ask> {
  await db.insertInto('clubDetails').values({ id: clubDetailsId, name: 'SV Oberdorf' }).execute();
  return askAsAdmin(await openApp(db, () => now), db, { now });
}

async function stepsAt(ask: Ask) {
  const $ = load(await (await ask('/admin')).text());
  const section = $('section[aria-labelledby=erste-schritte]');
  const rows = section.find('li').toArray();
  return {
    steps: rows.map((row) => $(row).find('a span > span').first().text()),
    paths: rows.flatMap((row) =>
      $(row)
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    ),
    names: section
      .find('button[name=unneeded]')
      .toArray()
      .map((each) => $(each).attr('value') ?? ''),
    progress: section.find('h2 + p').text(),
    aside: $('details button[name=needed]')
      .toArray()
      .map((each) => $(each).attr('value')),
    isAllDone: $('main').text().includes('Alles erledigt.'),
  };
}

onEnginesOfRun((engine) => {
  test('a new club starts with first steps, and each done step disappears', async () => {
    const db = await freshDatabase(engine);
    const ask = await foundAnother(db);
    expect(await stepsAt(ask)).toMatchObject({
      steps: [
        'Kontakt und Rechtliches eintragen',
        'Wappen hochladen',
        'Euren Platz eintragen',
        'Weitere Mannschaften anlegen',
        'Spieler eintragen',
        'Trainer eintragen',
        'Bewerb anlegen',
        'Spiele eintragen',
        'Jemanden einladen, der mithilft',
      ],
      progress: '0 von 9 erledigt',
      isAllDone: false,
    });
    const contact = {
      ...{ street: 'Weg 1', postalCode: '9020', city: 'Oberdorf', zvr: '123456789' },
      ...{ phone: '+43 463 1', email: 'verein@oberdorf.example' },
    };
    const filled = [
      () => db.updateTable('clubDetails').set(contact).execute(),
      () => createClubLook(db, { crest: '/uploads/wappen.svg' }),
      () => createVenue(db, { isOwn: 1 }),
      () => createTeam(db, { name: 'U14', ageLimit: 14 }),
      async () => {
        for (let number = 1; number <= 7; number++) await createPlayer(db, { active: 1 });
      },
      () => createTrainer(db, { active: 1 }),
      () => createCompetition(db, { season: '2026', teams: ['SV Oberdorf', 'FC Bach'] }),
      () => createGame(db, { date: '2026-08-01' }),
      () => createSigningIn(db, 'berta'),
    ];
    for (const [index, fill] of filled.entries()) {
      await fill();
      const { steps, progress } = await stepsAt(ask);
      const left = filled.length - index - 1;
      expect([steps.length, progress]).toEqual([
        left,
        left === 0 ? '' : `${index + 1} von 9 erledigt`,
      ]);
    }
  });

  test('the step for the home ground opens a venue that is already entered', async () => {
    const db = await freshDatabase(engine);
    const ask = await foundAnother(db);
    expect((await stepsAt(ask)).paths).toContain('/admin/spielorte/neu?unser-platz');
    await createVenue(db, { id: 'wald', isOwn: null });
    expect((await stepsAt(ask)).paths).toContain('/admin/spielorte/wald');
  });

  test('hides the tasks of a page while its first step is open', async () => {
    const db = await freshDatabase(engine);
    const ask = await foundAnother(db);
    const waiting = async () => load(await (await ask('/admin')).text())('main').text();
    expect(await waiting()).not.toContain('ZVR-Zahl fehlt');
    await ask(action, formPost({ unneeded: 'clubDetails' }));
    expect(await waiting()).toContain('ZVR-Zahl fehlt');
  });

  test('an admin can hide an unneeded step for all admins and bring it back', async () => {
    const db = await freshDatabase(engine);
    const ask = await foundAnother(db);
    const { names } = await stepsAt(ask);
    const answer = await ask(action, formPost({ unneeded: 'team' }));
    expect(answer.status).toBe(303);
    const said = await (await ask(answer.headers.get('Location') ?? '')).text();
    expect(said).toContain('Weggelegt!');
    const other = await askAsAdmin(await openApp(db, () => now), db, {
      admin: await createSigningIn(db, 'berta'),
      now,
    });
    expect(await stepsAt(other)).toMatchObject({
      names: names.filter((name) => !['team', 'helpers'].includes(name)),
      progress: '1 von 8 erledigt',
      aside: ['team'],
    });
    expect((await ask(action, formPost({ unneeded: 'team' }))).status).toBe(303);
    expect((await ask(action, formPost({ needed: 'team' }))).status).toBe(303);
    expect(await stepsAt(ask)).toMatchObject({ aside: [], progress: '1 von 9 erledigt' });
    for (const name of names) await ask(action, formPost({ unneeded: name }));
    // The club has no open steps, but still has open tasks. The next two statements remove these tasks.
    expect(await stepsAt(ask)).toMatchObject({ steps: [], isAllDone: false });
    await db.deleteFrom('clubDetails').execute();
    await createBoardMember(db);
    expect(await stepsAt(ask)).toMatchObject({ steps: [], isAllDone: true });
  });
});

test('starter content completes no first step of another club', async () => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  const ask = await foundAnother(db);
  const before = await stepsAt(ask);
  expect(before.steps).toEqual(
    expect.arrayContaining(['Spieler eintragen', 'Trainer eintragen', 'Spiele eintragen']),
  );
  await createGame(db, { date: '2026-08-01' });
  const after = await stepsAt(ask);
  expect(after.steps).toEqual(before.steps.filter((step) => step !== 'Spiele eintragen'));
});

test('the club in club/ sees no first steps once it has played', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await askAsAdmin(await openApp(db, () => now), db, { now });
  const { steps } = await stepsAt(ask);
  expect(steps).toContain('Spieler eintragen');
  expect(steps).not.toContain('Wappen hochladen');
  await createGame(db, { date: '2025-05-01', goalsFor: 1, goalsAgainst: 0 });
  expect((await stepsAt(ask)).steps).toEqual([]);
});

test('a started step shows the missing part and links to it', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await foundAnother(db);
  for (let number = 1; number <= 3; number++) await createPlayer(db, { active: 1 });
  await createCompetition(db, { id: 'liga', season: '2026', teams: ['SV Oberdorf'] });
  const html = await (await ask('/admin')).text();
  expect(html).toContain('3 von mindestens 7, die ein Spiel braucht.');
  const { steps, paths } = await stepsAt(ask);
  expect(steps).toEqual(expect.arrayContaining(['Teams der Liga eintragen']));
  expect(paths).toContain('/admin/bewerbe/liga');
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test('a user sees and hides only first steps that concern the whole club', async () => {
  const db = await freshDatabase('sqlite');
  await foundAnother(db);
  const site = await openApp(db, () => now);
  const seen = async (who: string, grants: Grant[]) => {
    const ask = await askAsAdmin(site, db, { admin: await createWithRoles(db, who, grants), now });
    const { names } = await stepsAt(ask);
    for (const name of ['clubLook', 'player', 'kegeln', '']) {
      const { status } = await ask(action, formPost({ unneeded: name }));
      expect([who, name, status]).toEqual([who, name, names.includes(name) ? 303 : 403]);
      await ask(action, formPost({ needed: name }));
    }
    return names;
  };
  expect(await seen('coach', [{ role: 'sport', scope: 'team', teamId: null }])).toEqual([]);
  expect(await seen('editor', [{ role: 'editorial', scope: 'club' }])).toEqual([]);
  expect(await seen('sport', [{ role: 'sport', scope: 'club' }])).toEqual([
    'venue',
    'player',
    'trainer',
    'competition',
    'game',
  ]);
});
