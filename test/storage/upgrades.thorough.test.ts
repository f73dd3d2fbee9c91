import { join } from 'node:path';
import { load } from 'cheerio';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { findPreview } from '#app/news/preview/previews.server.ts';
import { restoreBackup } from '#platform/data-tree/backup/restore.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openUploads } from '#platform/pictures/uploads.server.ts';
import { uploadsFolder } from '#platform/pictures/uploads-folder.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { connect, type Engine, freshSettings, onEnginesOfRun } from '#test/database.ts';
import { fixedPaths } from '#test/e2e/pages.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { settings } from '#test/sample-trees.ts';
import { formPost, readCookies, testPassword, withCookie } from '#test/sign-in-admin.ts';
import {
  coached,
  folderOf,
  grounded,
  type Left,
  later,
  lefts,
  manned,
  oldDatabase,
  played,
  ranked,
  typed,
} from './old-databases.ts';

onEnginesOfRun((engine) => {
  test.each(lefts)('a restored backup of $day shows the pages of the old site', async ({
    day,
    now,
    picture,
    isAnnounced,
  }) => {
    const old = await oldDatabase(day);
    await migrate(old);
    const { db, dataDir } = await restored(engine, day);

    const [ask, asBefore] = [await openApp(db, () => now), await openApp(old, () => now)];
    for (const path of fixedPaths) {
      const [page, pageBefore] = [await ask(path), await asBefore(path)];
      expect([path, page.status, await page.text()]).toEqual([
        path,
        pageBefore.status,
        await pageBefore.text(),
      ]);
    }
    const uploads = openUploads({ db, dataDir });
    const [name = ''] = await uploads.pictures();
    expect(name).toMatch(picture);
    const { format } = await sharp(await uploads.read(name)).metadata();
    expect(format).toBe(name.endsWith('png') ? 'png' : 'jpeg');

    const asAdmin = await signedIn(ask);
    expect(await (await asAdmin('/admin/posteingang')).text()).toContain('Eva Muster');
    expect(await (await ask('/')).text()).not.toContain('20. März 2027');
    if (isAnnounced) return;
    const entries = db.selectFrom('protocolEntry').select('id').orderBy('id');
    const { id } = await entries.executeTakeFirstOrThrow();
    await undoEntry(db, kinds, id, { username: 'max', now });
    expect(await (await ask('/')).text()).toContain('20. März 2027');
  });

  test('a backup of 2026-11-23 restores news in every state and all entered data', async () => {
    const { db } = await restored(engine, later.day);
    const clock = { now: later.now };
    const ask = await openApp(db, () => clock.now);
    const read = async (path: string) => {
      const answer = await ask(path);
      return { status: answer.status, text: (await answer.text()).replaceAll('\u00AD', '') };
    };
    const [planned, archived, draft] = [
      '/news/weihnachtsfeier-am-platz',
      '/news/alte-preise',
      '/news/noch-kein-bericht',
    ];
    expect((await read(planned)).status).toBe(404);
    expect((await read(archived)).text).toContain('Gilt nicht mehr.');
    expect((await read('/news')).text).not.toMatch(/Alte Preise|Weihnachtsfeier/);
    expect((await read(draft)).status).toBe(404);
    const preview = await findPreview(db, '00000000-0000-4000-8000-000000000001', clock.now);
    expect((await read(`/news/vorschau/${preview?.token}`)).text).toContain('Nur mit Link.');
    clock.now = new Date('2026-12-01T17:00:00.000Z');
    expect((await read(planned)).text).toContain('<strong>19. Dezember</strong>');

    const board = await db
      .selectFrom('boardMember')
      .select('image')
      .where('name', '=', 'Berta Bildner')
      .executeTakeFirstOrThrow();
    expect((await read('/führung')).text).toContain(board.image);
    expect((await read('/saison/2023')).text).toMatch(
      /Und gleich gewonnen\..*Erster Sieg.*Neuer Platz/s,
    );
    expect((await read('/sponsoren')).text).toContain('Bäckerei Morgenrot');
    expect((await read('/')).text).toMatch(/Servus bei Fortuna.*https:\/\/shop\.example\/fortuna/s);
    expect((await read('/about')).text).toContain('<strong>2023</strong> auf der Au');

    const asAdmin = await signedIn(ask);
    const tool = await (await asAdmin('/admin/neuigkeiten')).text();
    expect(tool).toContain('Alte Preise, neu getippt');
  });

  test('a backup of 2026-11-23b restores look, details and totals; removals can be undone', async () => {
    const { db } = await restored(engine, typed.day);
    const ask = await openApp(db, () => typed.now);
    const read = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00AD', '');
    const home = await read('/');
    expect(home).toMatch(/Immer dabei\..*\+43 999 123456/s);
    expect(home).not.toContain('href="/history"');
    const [colours = ''] = /\/vereinsfarben\/[^"]+\.css/.exec(home) ?? [];
    expect(await read(colours)).toContain('#0a5c2b');
    const games = await read('/spiele');
    expect(games).toMatch(/FK Sonne.*13:00/s);
    expect(games).toMatch(/F\.C\. +Bach.*4:0/s);
    const totals = async () => {
      const tree = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
      const { '-P03': keeper, '-P20': removed } = tree.players;
      return [keeper.gamesPlayed, keeper.goalsScored, keeper.goalsAssisted, removed?.goalsScored];
    };
    expect(await totals()).toEqual([40, 21, 9, undefined]);
    const removals = db
      .selectFrom('protocolEntry')
      .select('id')
      .where('action', '=', 'delete')
      .where('recordKind', 'in', ['player', 'game'])
      .orderBy('id');
    for (const { id } of await removals.execute())
      await undoEntry(db, kinds, id, { username: 'max', now: typed.now });
    expect(await totals()).toEqual([40, 21, 9, 6]);
    expect(await read('/spiele?saison=2024')).toMatch(/SC Berg/);
  });

  test('a backup of 2026-11-24 restores the home ground, own goals and a two-year season', async () => {
    const { db } = await restored(engine, grounded.day);
    const ask = await openApp(db, () => grounded.now);
    const read = async (path: string) => readText((await (await ask(path)).text()) as string);
    expect(await read('/spiele')).toContain('Gespielt wird am Neue Au');
    const game = db.selectFrom('game').select('slug').where('date', '=', '2026-09-12');
    const { slug } = await game.executeTakeFirstOrThrow();
    expect(await read(`/spiele/spielbericht/${slug}`)).toContain('Pechvogel (Eigentor) 77.');
    expect(await read('/saison/2022%2F23')).toMatch(/Saison 2022\/23.*Von Sommer bis Sommer\./);
    expect(await read('/history')).toContain('Herbstmeister');
  });

  test('a backup of 2026-11-24b restores a league with its table and a removed round', async () => {
    const { db } = await restored(engine, ranked.day);
    const ask = await openApp(db, () => ranked.now);
    const read = async (path: string) => readText((await (await ask(path)).text()) as string);
    const table = await read('/tabelle?saison=2026');
    expect(table).toContain(
      'Unterliga Mitte 2026 Aus den Ergebnissen bis zur 5. Runde berechnet. Der Erste steigt auf, der Letzte steigt ab.',
    );
    expect(table).toMatch(/SC Tal ?2 Punkte Abzug: Nicht angetreten.*FC Wiese ?zurückgezogen/);
    expect(table).toMatch(/1 ?Punkt dazu: Einspruch/);
    expect(await read('/saison/2022-23')).toContain('Von Sommer bis Sommer.');
    const removals = db
      .selectFrom('protocolEntry')
      .select('id')
      .where('action', '=', 'delete')
      .where('recordKind', '=', 'leagueRound');
    const { id } = await removals.executeTakeFirstOrThrow();
    expect(await read('/tabelle?saison=2026')).toMatch(/FK Sonne ?2 0 1 1 2:3/);
    await undoEntry(db, kinds, id, { username: 'max', now: ranked.now });
    expect(await read('/tabelle?saison=2026')).toMatch(/FK Sonne .*3 1 1 1 6:4/);
    const asAdmin = await signedIn(ask);
    expect(await (await asAdmin('/admin/bewerbe')).text()).toContain('Auer Cup 2025/26');
  });

  test('a backup of 2026-11-25 restores its teams and the rights of its administrator', async () => {
    const { db } = await restored(engine, manned.day);
    const ask = await openApp(db, () => manned.now);
    const read = async (path: string) => readText((await (await ask(path)).text()) as string);
    expect(await read('/mannschaften')).toMatch(/Frauen.*SC Tal/);
    expect(await read('/spiele?mannschaft=frauen')).toMatch(/FC Frauenberg.*2:1/);
    expect(await read('/spiele')).not.toContain('7:1');
    expect(await findGrants(db, 'max')).toEqual([{ role: 'administration', scope: 'club' }]);
    const asAdmin = await signedIn(ask);
    for (const path of ['/admin/mannschaften', '/admin/protokoll/zugriffe', '/admin/posteingang'])
      expect([path, (await asAdmin(path)).status]).toEqual([path, 200]);
  });

  test('a backup of 2026-11-26 restores both league phases, the announced game and a player of 1940', async () => {
    const { db } = await restored(engine, coached.day);
    const ask = await openApp(db, () => coached.now);
    const read = async (path: string) => readText((await (await ask(path)).text()) as string);
    expect(await read('/')).toMatch(/gegen SK Tal.*Samstag, 28\. November 2026, 14:00 Uhr/);
    expect(await read('/spieler/Alfons%20Altmeister')).toMatch(
      /Geburtsjahr 1940.*1961 18 0 0 0 0 0 2024 0 0 0 0 0 0/,
    );
    const table = await read('/tabelle?saison=2027');
    expect(table).toMatch(/Frühjahr.*1 FC Amsel 1 1 0 0 10:0 \+10 3/);
    expect(table).toMatch(/FC Dohle 3 Punkte Abzug: Nicht angetreten 1 0 1 0 2:2 0 −2/);
    const criteria = db.selectFrom('rankingCriterion').select('criterion').orderBy('criterion');
    expect((await criteria.execute()).map(({ criterion }) => criterion)).toEqual([
      ...['goals', 'goals', 'smallTablePoints', 'smallTablePoints'],
    ]);
  });

  test('after a backup of 2026-11-26 calendar changes that contradict entered data are not preselected', async () => {
    const { db } = await restored(engine, coached.day);
    const asAdmin = await signedIn(await openApp(db, () => coached.now));
    const $ = load(await (await asAdmin('/admin/spielplan')).text());
    const proposed = $('[name=take]').toArray();
    expect(proposed.map((box) => $(box).attr('checked'))).toEqual([undefined, undefined]);
    expect($('main').text()).toMatch(/Abgesagt → findet statt.*Runde: 11 → 10/s);
  });

  test('after a backup of 2026-11-26 a coach signs in with the second factor and saves a game', async () => {
    const { db } = await restored(engine, coached.day);
    const ask = await openApp(db, () => coached.now);
    const half = await ask('/login', formPost({ username: 'berta', password: testPassword }));
    const secret = Secret.fromBase32('WQKK4FQ65G6WHTGURHGL7URG2H5ULS34');
    const code = new TOTP({ secret }).generate({ timestamp: coached.now.getTime() });
    const answer = await withCookie(ask, readCookies(half))('/login', formPost({ code }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
    const asBerta = withCookie(ask, readCookies(answer));
    expect(await (await asBerta('/admin/profil/passkeys')).text()).toContain('Handy');
    const { id } = await db
      .selectFrom('game')
      .innerJoin('team', 'team.id', 'game.teamId')
      .select('game.id')
      .where('team.address', '=', 'frauen')
      .executeTakeFirstOrThrow();
    const { fields } = await openPage(asBerta, `/admin/spiele/${id}`);
    const saved = await postForm(asBerta, `/admin/spiele/${id}`, { ...fields, attendance: '44' });
    expect([saved.status, saved.wrong]).toEqual([303, {}]);
  });

  test('a backup of 2026-11-23c restores venue and status of games, counted figures and calendar', async () => {
    const { db } = await restored(engine, played.day);
    const ask = await openApp(db, () => played.now);
    const read = async (path: string) => readText((await (await ask(path)).text()) as string);
    const slugOf = async (date: string) =>
      (
        await db
          .selectFrom('game')
          .select('slug')
          .where('date', '=', date)
          .executeTakeFirstOrThrow()
      ).slug;
    const report = async (date: string) => read(`/spiele/spielbericht/${await slugOf(date)}`);
    expect(await report('2026-09-12')).toMatch(
      /Endstand 2:3.*Huber 30\..*Waldstadion.*140 Zuschauer/,
    );
    expect(await report('2026-09-19')).toMatch(/3:0.*1:1/s);
    expect(await report('2026-12-05')).toContain('Abgesagt');
    expect(await report('2026-12-13')).toContain('12. Dezember');
    const figures = async () => {
      const { players } = JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, settings));
      return ['-P06', '-P08', '-P09'].map((id) => {
        const { gamesPlayed, goalsScored, goalsAssisted } = players[id];
        return [gamesPlayed, goalsScored, goalsAssisted];
      });
    };
    const counted = [
      [17, 4, 3],
      [21, 15, 3],
      [16, 0, 1],
    ];
    expect(await figures()).toEqual(counted);
    const entries = await db
      .selectFrom('protocolEntry')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    const undo = (is: (entry: (typeof entries)[number]) => boolean) =>
      undoEntry(db, kinds, entries.find(is)?.id ?? 0, { username: 'max', now: played.now });
    expect((await ask('/gegner/s.v.-neu')).status).toBe(302);
    await undo(({ label }) => label === 'SV Neu');
    expect((await ask('/gegner/s.v.-neu')).status).toBe(200);
    await undo(({ recordKind }) => recordKind === 'lineup');
    expect(await figures()).not.toEqual(counted);
    const asAdmin = await signedIn(ask);
    const plan = await (await asAdmin('/admin/spielplan')).text();
    expect(plan).toContain('SC Tal');
  });
});

async function restored(engine: Engine, day: Left['day']) {
  const settings = await freshSettings(engine);
  const db = connect(settings);
  const uploads = uploadsFolder(settings.dataDir);
  await restoreBackup(db, { file: join(folderOf(day), 'backup.tar.gz'), uploads });
  return { db, dataDir: settings.dataDir };
}

async function signedIn(ask: Ask): Promise<Ask> {
  const answer = await ask('/login', formPost({ username: 'max', password: testPassword }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return withCookie(ask, cookie.join('; '));
}
