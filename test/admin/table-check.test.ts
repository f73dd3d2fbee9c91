import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { writtenDay } from '#platform/values/written-moment.ts';
import { posted } from '#test/admin.ts';
import type { Ask } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createCompetition, createOpponent, createRound, createStanding } from '#test/factories.ts';
import { textOf } from '#test/read-page.ts';
import { openAsAdmin } from './form-page.ts';

const path = '/admin/tabelle/vergleich';
const pasted = [
  '#\tMannschaft\tSP\tS\tU\tN\tTore\tP',
  '1\tASKÖ Berg\t2\t2\t0\t0\t5:1\t6',
  '2\tFC Bach\t2\t1\t0\t1\t2:2\t3',
  `3\t${club.name.toUpperCase()}\t2\t0\t0\t2\t0:4\t0`,
].join('\n');

async function send(ask: Ask, fields: Record<string, string>) {
  const answer = await ask(path, posted(fields));
  const html = await answer.text();
  return {
    ...{ status: answer.status, location: answer.headers.get('Location'), html },
    text: textOf(html),
    version: /name="version"[^>]* value="([^"]*)"/.exec(html)?.[1],
  };
}

onEachEngine((engine) => {
  test('a pasted table is compared with that of the results, row by row, whatever a team is called there', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'berg', name: 'SC Berg' });
    const other = { name: 'ASKÖ Berg', opponentId: 'berg', ordinal: 1 };
    await db.insertInto('opponentName').values(other).execute();
    const { id } = await createCompetition(db, {
      ...{ season: '2025', name: 'Unterliga', teams: ['SC Berg', 'FC Bach', club.name, 'FK Mond'] },
    });
    await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 2, 1]] });
    const { status, text } = await send(await openAsAdmin(db), { text: pasted, intent: 'read' });
    expect(status).toBe(200);
    expect(text).toContain('Verglichen mit Unterliga 2025');
    expect(text).toContain(
      'SC Berg : Spiele: 2, bei euch 1; Siege: 2, bei euch 1; Tore: 5:1, bei euch 2:1; Punkte: 6, bei euch 3',
    );
    expect(text).toContain('FK Mond : steht nur bei euch');
    expect(text).toContain(`${club.name} : Spiele: 2, bei euch 0`);
  });

  test('it replaces the typed table, which the audit log brings back', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { id: 'a', team: 'SC Alt', won: 1 });
    const ask = await openAsAdmin(db);
    const { version = '', html } = await send(ask, { text: pasted, intent: 'read' });
    expect(html).toContain(`value="${writtenDay(viennaDate(new Date()))}"`);
    const future = { text: pasted, version, intent: 'take', day: '1.1.2099' };
    const refused = await send(ask, future);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Dieser Tag ist noch nicht gewesen.'),
    ]);
    expect(refused.html).toContain('value="1.1.2099"');
    const taken = await send(ask, { text: pasted, version, intent: 'take', day: '14.11.2025' });
    expect([taken.status, taken.location]).toEqual([
      303,
      '/admin/tabelle?meldung=tabelle-gespeichert',
    ]);
    const teams = () =>
      db
        .selectFrom('standing')
        .select(['team', 'won'])
        .orderBy('won', 'desc')
        .orderBy('team')
        .execute();
    expect(await db.selectFrom('standingsDay').select('day').execute()).toEqual([
      { day: '2025-11-14' },
    ]);
    expect(await teams()).toMatchObject([
      { team: 'ASKÖ Berg', won: 2 },
      { team: 'FC Bach', won: 1 },
      { team: club.name.toUpperCase() },
    ]);
    const again = await send(ask, { text: pasted, version, intent: 'take' });
    expect(again.status).toBe(409);
    expect(again.text).toContain('Die Tabelle hat inzwischen jemand geändert');
    expect(again.html).toContain('ASKÖ Berg\t2\t2');
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now: new Date() });
    expect(await teams()).toEqual([{ team: 'SC Alt', won: 1 }]);
    expect(await db.selectFrom('standingsDay').selectAll().execute()).toEqual([]);
  });
});

test('what is no table is refused with a sentence, and stays; without wins it is only compared', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const hostile = '<script>alert(1)</script>';
  const none = await send(ask, { text: hostile, intent: 'read' });
  expect([none.status, none.text]).toEqual([422, expect.stringContaining('keine Tabelle')]);
  expect(none.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const short = await send(ask, { text: 'SC Berg 2 6', intent: 'read' });
  expect([short.status, short.version]).toEqual([200, undefined]);
  const taken = await send(ask, { text: 'SC Berg 2 6', version: 'x', intent: 'take' });
  expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('Ohne Siege')]);
});
