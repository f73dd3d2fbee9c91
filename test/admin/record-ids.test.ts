import { expect, test } from 'vitest';
import { countCalendarChanges } from '#app/matches/games/calendar/calendar-games.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createTeam } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';
import { openAsAdmin, openPage, postForm } from './form-page.ts';
import { recordTools } from './record-tools.ts';

const now = new Date('2026-03-01T08:00:00Z');
const twoLines = 'a\r\nX-BOESE:1';
const odd = [twoLines, 'a\tb', 'a\u2028b', 'x'.repeat(251)];

test.each(
  Object.entries(recordTools),
)('no %s is stored under an address of several lines, or a very long one', async (_, example) => {
  const { tool, added, store, listed } = example;
  const db = await freshDatabase('sqlite');
  await store(db);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, `${tool.path}/neu`);
  for (const id of odd) {
    const path = `${tool.path}/${encodeURIComponent(id)}`;
    const { recordId: _, ...others } = fields;
    const answer = await postForm(ask, path, { ...others, ...added });
    expect([id.slice(0, 20), answer.status]).toEqual([id.slice(0, 20), 404]);
  }
  expect((await openPage(ask, tool.path)).listed).toEqual([listed.stored]);
});

onEnginesOfRun((engine) => {
  test('a coach of one team cannot add calendar lines with a record id', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { name: 'U16', address: 'u16' });
    const visit = await openApp(db, () => now);
    const coach = await createWithRoles(db, 'toni', [{ role: 'sport', scope: 'team', teamId }]);
    const ask = await askAsAdmin(visit, db, { admin: coach, now });
    const { fields } = await openPage(ask, '/admin/spiele/neu');
    const game = { opponent: 'SC Berg', kind: 'Freundschaftsspiel', date: '2026-04-01' };
    const answer = await postForm(ask, `/admin/spiele/${encodeURIComponent(twoLines)}`, {
      ...{ ...fields, ...game },
      recordId: '',
    });
    expect(answer.status).toBe(404);
    expect(await db.selectFrom('game').selectAll().execute()).toEqual([]);
  });

  test('an imported game id with a line break adds no line to the calendar', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { id: twoLines, date: '2026-04-01' });
    await countCalendarChanges(db, { now });
    const ask = await openApp(db, () => now);
    const calendar = await (await ask('/spiele.ics')).text();
    expect(calendar.split('\r\n').filter((line) => line.startsWith('UID'))).toHaveLength(1);
    expect(calendar).not.toMatch(/^X-BOESE/m);
  });
});
