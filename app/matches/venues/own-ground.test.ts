import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createVenue } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { settings } from '#test/sample-trees.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { venueRecords } from './venue-record.server.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const tool = '/admin/spielorte';
const hill = { name: 'Hügelplatz', street: 'Hang 1', postalCode: '9020', city: 'Hügeldorf' };
const ofFolder = 'Sportplatz Augasse';
/**
 * `before` and `after`: games before and after the club moved. `today`: pages that show the present ground.
 */
const [before, after] = ['/spiele/spielbericht/davor', '/spiele/spielbericht/danach'];
const today = ['/spiele', '/about', '/'];

const textOf = async (ask: Ask, path: string) =>
  (await (await ask(path)).text())
    .replaceAll('\u00AD', '')
    .replace(/<script(?! type).*?<\/script>/gs, '');

onEnginesOfRun((engine) => {
  test('a new own ground appears on all pages from its first day, until the undo', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'davor', date: '2026-03-07', goalsFor: 1, goalsAgainst: 0 });
    await createGame(db, { slug: 'danach', date: '2026-05-09', kickoff: '15:00' });
    await createGame(db, { slug: 'auswaerts', date: '2026-05-16', ground: 'away' });
    const ask = await askAsAdmin(await openApp(db, () => now), db);
    for (const path of [before, after, ...today])
      expect([path, await textOf(ask, path)]).toEqual([path, expect.stringContaining(ofFolder)]);

    const fields = { version: 'none', isOwn: 'on', ownFrom: '2026-04-01', ...hill };
    expect((await postForm(ask, `${tool}/neu`, fields)).location).toMatch(/spielort-gespeichert$/);
    for (const path of [after, ...today]) {
      const text = await textOf(ask, path);
      expect([path, text]).toEqual([path, expect.stringContaining(hill.name)]);
      expect([path, text]).toEqual([path, expect.not.stringContaining(ofFolder)]);
    }
    expect(await textOf(ask, after)).toMatch(
      /"streetAddress":"Hang 1".*"addressLocality":"Hügeldorf"/,
    );
    expect(await textOf(ask, '/spiele')).toContain('Hang 1');
    expect(await textOf(ask, before)).toContain(ofFolder);
    expect(await textOf(ask, '/spiele/spielbericht/auswaerts')).not.toMatch(/Hügelplatz|Augasse/);
    const calendar = (await textOf(ask, '/spiele.ics')).replace(/\r\n /g, '');
    expect(calendar).toMatch(/LOCATION:Hügelplatz/);
    expect((await ask('/anfahrt')).headers.get('Location')).toContain('Hang+1');

    await undoEntry(db, kinds, 1, { username: 'max', now });
    for (const path of [before, after, ...today])
      expect([path, await textOf(ask, path)]).toEqual([
        path,
        expect.not.stringContaining(hill.name),
      ]);
    expect(await textOf(ask, after)).toContain(ofFolder);
  });

  test('the club cannot have two own grounds from the same day', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createVenue(db, { ...hill, isOwn: 1 });
    const ask = await openAsAdmin(db);
    const fields = { version: 'none', name: 'Noch einer', isOwn: 'on' };
    expect(await postForm(ask, `${tool}/neu`, fields)).toMatchObject({
      status: 409,
      alerts: [
        expect.stringContaining(
          'Unser Platz ist schon Hügelplatz. Bitte gib an, seit wann es dieser ist.',
        ),
      ],
    });
    const moved = { ...fields, ownFrom: '2026-04-01' };
    expect((await postForm(ask, `${tool}/neu`, moved)).status).toBe(303);
    expect((await postForm(ask, `${tool}/neu`, moved)).alerts).toEqual([
      expect.stringContaining('Seit 1. April 2026 ist schon Noch einer unser Platz.'),
    ]);
    const twice = { ...hill, position: null, isOwn: 1, ownFrom: null } as const;
    await expect(venueRecords.write(db, 'third', twice)).rejects.toThrow('Unser Platz ist schon');
    await expect(
      db
        .insertInto('venue')
        .values({ ...twice, id: 'third' })
        .execute(),
    ).rejects.toThrow(/unique/i);
    expect((await openPage(ask, `${tool}/${id}`)).text).toContain(
      'Heimspiele stehen dann wieder am Platz von vorher.',
    );
  });
});

test('the tool offers the ground of the club defaults for a change', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  expect((await openPage(ask, tool)).text).toContain(`Unser Platz: ${ofFolder}, Augasse 17`);
  const { fields } = await openPage(ask, `${tool}/neu?unser-platz`);
  expect(fields).toMatchObject({ name: ofFolder, street: 'Augasse 17', isOwn: 'on', ownFrom: '' });
  const changed = { ...fields, name: 'Stadion Augasse' };
  expect((await postForm(ask, `${tool}/neu`, changed)).status).toBe(303);
  const open = await openPage(ask, tool);
  expect(open.text).not.toContain('Unser Platz:');
  expect(open.listed).toEqual([expect.stringMatching(/^Stadion Augasse, unser Platz, Augasse 17/)]);
  expect(await textOf(ask, '/spiele')).toContain('Stadion Augasse');
});

test('the form asks to tick the own ground if only its first day is entered', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const fields = { version: 'none', name: 'Platz', ownFrom: '01.04.2026' };
  const answer = await postForm(ask, `${tool}/neu`, fields);
  expect([answer.status, Object.values(answer.wrong)]).toEqual([
    422,
    [expect.stringContaining('Bitte hak ihn an.')],
  ]);
});

test('imports only one of two home grounds for one time', () => {
  const venues = { a: { name: 'A', isOwn: true }, b: { name: 'B', isOwn: true } };
  const { snapshot, notes } = parseTree(JSON.stringify({ venues }), kinds, settings);
  expect(snapshot.venue).toMatchObject([
    { id: 'a', isOwn: 1, ownFrom: null },
    { id: 'b', isOwn: null, ownFrom: null },
  ]);
  expect(notes.map((note) => note.text ?? note)).toHaveLength(1);
});
