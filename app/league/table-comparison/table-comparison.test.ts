import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { openAsAdmin, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createOpponent,
  createRound,
  createSeason,
  createStanding,
} from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { read, readText } from '#test/read-page.ts';
import { formPost } from '#test/sign-in-admin.ts';

const path = '/admin/tabelle/vergleich';
const pasted = [
  '#\tMannschaft\tSP\tS\tU\tN\tTore\tP',
  '1\tASKÖ Berg*\t2\t2\t0\t0\t5:1\t3',
  '2\tFC Bach\t2\t1\t0\t1\t2:2\t3',
  `3\t${club.name.toUpperCase()}\t2\t0\t0\t2\t0:4\t0`,
  '* Abzug von 3 Punkten',
].join('\n');
const day = '14.11.2025';

async function send(ask: Ask, fields: Record<string, string>) {
  const answer = await ask(path, formPost(fields));
  const html = await answer.text();
  return {
    ...{ status: answer.status, location: answer.headers.get('Location'), html },
    text: readText(html),
    version: /name="version"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

async function take(ask: Ask, fields: Record<string, string> = {}, text = pasted) {
  const { version } = await send(ask, { text, intent: 'read' });
  return send(ask, { text, version, intent: 'take', day, ...fields });
}

async function tableOf(db: Db) {
  const { teams = [], ...said } = (await kinds.standings.records.read(db, 'league-table')) ?? {};
  return { said, teams: teams.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)) };
}

onEnginesOfRun((engine) => {
  test('the preview compares a pasted table with the results, even under other team names', async () => {
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
    expect(text).toContain('3 Teams. Für euch: Platz 3, 0 Punkte aus 2 Spielen.');
    expect(text).toContain('Verglichen mit Unterliga 2025');
    expect(text).toContain(
      'SC Berg : Spiele: 2, bei euch 1; Gewonnen: 2, bei euch 1; Tore: 5:1, bei euch 2:1',
    );
    expect(text).toContain('FK Mond : steht nur bei euch');
    expect(text).toContain(`${club.name} : Spiele: 2, bei euch 0`);
  });

  test('shows a pasted table unchanged on every page, with its day and source', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'ASKÖ Berg' });
    await createGame(db, { date: '2025-05-10', goalsFor: 0, goalsAgainst: 2 });
    const ask = await openAsAdmin(db);
    const link = 'https://www.oefb.at/tabelle';
    const taken = await take(ask, { source: 'ÖFB', sourceLink: link });
    expect([taken.status, taken.location]).toEqual([
      303,
      '/admin/tabelle?meldung=tabelle-gespeichert',
    ]);
    const { said, teams } = await tableOf(db);
    expect(said).toEqual({
      ...{ day: '2025-11-14', source: 'ÖFB', sourceLink: link, preferred: null },
    });
    expect(teams).toMatchObject([
      { position: 1, team: 'ASKÖ Berg', points: 3, note: 'Abzug von 3 Punkten', goalsFor: 5 },
      { position: 2, team: 'FC Bach', points: 3, note: null, goalsAgainst: 2 },
      { position: 3, won: 0, lost: 2, points: 0 },
    ]);
    // The pages show the pasted points of ASKÖ Berg. Computed points would ignore the deduction.
    for (const page of ['/', '/spiele?saison=2025', '/tabelle?saison=2025']) {
      const html = await read(db, page);
      expect(readText(html)).toMatch(
        /1 ASKÖ Berg Abzug von 3 Punkten 2 2 0 0 5:1 \+4 3 2 FC Bach 2 1 0 1 2:2 0 3/,
      );
      expect(readText(html)).toContain('Stand 14. November 2025, Quelle: ÖFB (neues Fenster) .');
      expect(html).toContain(`href="${link}"`);
    }
  });

  test('replaces the typed table with a pasted one; the audit log restores it', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { id: 'a', team: 'SC Alt', won: 1 });
    const ask = await openAsAdmin(db);
    const { version, html } = await send(ask, { text: pasted, intent: 'read' });
    expect(html).toContain(`value="${formatDayInput(viennaDate(new Date()))}"`);
    const fields = { text: pasted, version, intent: 'take' };
    for (const [typed, sentence] of [
      ['1.1.2099', 'Dieser Tag ist noch nicht gewesen.'],
      ['', 'Bitte gib an, von welchem Tag die Tabelle ist.'],
    ] as const) {
      const refused = await send(ask, { ...fields, day: typed });
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(sentence)]);
      expect(refused.html).toContain(`value="${typed}"`);
    }
    for (const sourceLink of ['oefb', 'javascript:alert(1)']) {
      const wrong = await send(ask, { ...fields, day, source: 'ÖFB', sourceLink });
      expect([wrong.status, wrong.text]).toEqual([
        422,
        expect.stringContaining(
          'Bitte gib eine Adresse ein, die mit http:// oder https:// beginnt.',
        ),
      ]);
      expect(wrong.html).toContain(`value="${sourceLink}"`);
    }
    expect((await send(ask, { ...fields, day })).status).toBe(303);
    const again = await send(ask, { ...fields, day });
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('Die Tabelle hat inzwischen jemand geändert'),
    ]);
    expect(again.html).toContain('ASKÖ Berg*\t2\t2');
    const log = readText(await (await ask('/admin/protokoll')).text());
    expect(log).toMatch(/Platz 1, ASKÖ Berg, Spiele 2, Gewonnen 2, Tore 5, Gegentore 1, Punkte 3/);
    expect(log).toContain('Anmerkung Abzug von 3 Punkten');
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now: new Date() });
    expect(await tableOf(db)).toMatchObject({ said: { day: null }, teams: [{ id: 'a', won: 1 }] });
  });

  test('suggests the last source for the next table and logs only changed rows', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await take(ask, { source: 'ÖFB', sourceLink: 'https://oefb.at/t' });
    const before = await tableOf(db);
    const later = pasted
      .replace('2\tFC Bach\t2\t1', '2\tFC Bach\t3\t2')
      .replace('2:2\t3', '4:2\t6');
    const { html } = await send(ask, { text: later, intent: 'read' });
    expect(html).toMatch(/name="source"[^>]*value="ÖFB"/);
    expect(html).toMatch(/name="sourceLink"[^>]*value="https:\/\/oefb\.at\/t"/);
    await take(ask, { day: '21.11.2025', source: 'ÖFB', sourceLink: 'https://oefb.at/t' }, later);
    const after = await tableOf(db);
    expect(after.teams.map(({ id }) => id)).toEqual(before.teams.map(({ id }) => id));
    const [change] = readText(await (await ask('/admin/protokoll')).text()).split('Zurücknehmen');
    expect(change).toContain('FC Bach, Spiele 3');
    expect(change).not.toContain('ASKÖ Berg');
  });

  test('an admin can show the pasted table instead of results, and the choice stays', async () => {
    const db = await freshDatabase(engine);
    const { id: competitionId } = await createCompetition(db, {
      ...{ season: '2025', teams: ['SC Berg', 'FC Bach', club.name] },
    });
    await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 2, 1]] });
    await createGame(db, { date: '2025-05-10', goalsFor: 0, goalsAgainst: 2 });
    const ask = await openAsAdmin(db);
    const first = async () =>
      /1 (?:ASKÖ|SC) Berg/.exec(readText(await read(db, '/spiele?saison=2025')))?.[0];
    const tickIn = async () => {
      const { html } = await send(ask, { text: pasted, intent: 'read' });
      const [box] = /<input[^>]*name="isPreferred"[^>]*>/.exec(html) ?? [];
      return box?.includes('checked');
    };
    expect((await send(ask, { text: pasted, intent: 'read', day })).text).toContain(
      'Ohne das Häkchen zeigt die Website weiter die Tabelle aus den Ergebnissen.',
    );
    await take(ask);
    expect(await first()).toBe('1 SC Berg');
    expect(await tickIn()).toBe(false);
    await take(ask, { isPreferred: 'on' });
    expect(await first()).toBe('1 ASKÖ Berg');
    expect(await tickIn()).toBe(true);
    await take(ask, { isPreferred: 'on' });
    expect(await first()).toBe('1 ASKÖ Berg');
    await take(ask);
    expect(await first()).toBe('1 SC Berg');
  });
});

test('an admin pastes, previews and saves a table with the buttons of the pages', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const open = await openPage(ask, '/admin/tabelle');
  // Without JavaScript, the page cannot read the clipboard, so the page has no button for this.
  expect(open.text).not.toContain('Aus der Zwischenablage');
  const seen = await press(ask, open, 'Ansehen', { text: pasted });
  expect(seen.text).toContain('3 Teams. Für euch: Platz 3, 0 Punkte aus 2 Spielen.');
  const refused = await press(ask, seen, 'Als Tabelle übernehmen', { day: '1.1.2099' });
  expect([refused.status, refused.wrong]).toEqual([
    422,
    { day: 'Dieser Tag ist noch nicht gewesen.' },
  ]);
  const taken = await press(ask, refused, 'Als Tabelle übernehmen', { day });
  expect(taken.says).toEqual(['Tabelle gespeichert!']);
  expect((await tableOf(db)).teams).toHaveLength(3);
});

test('warns which old table is lost and which final table stays visible', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db, { team: 'SC Alt', won: 1 });
  await db.insertInto('standingsDay').values({ id: 1, day: '2025-11-02' }).execute();
  const ask = await openAsAdmin(db);
  const said = async () =>
    (await send(ask, { text: pasted, intent: 'read', day: '1.4.2026' })).text;
  expect(await said()).toContain('Die eingetragene Tabelle 2025 ist dann weg.');
  await createSeason(db, { name: '2025', teams: [{}] });
  expect(await said()).not.toContain('ist dann weg');
  await createSeason(db, { name: '2026', teams: [{}] });
  expect(await said()).toContain('Die Website zeigt weiter die Abschlusstabelle 2026');
});

test('the tool saves a table with only games and points, but rejects only points', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const short = await take(ask, {}, `1\tFC Bach\t3\t+4\t7\n2\t${club.name}\t2\t-1\t-2`);
  expect(short.status).toBe(303);
  expect((await tableOf(db)).teams).toMatchObject([
    { team: 'FC Bach', played: 3, won: null, points: 7 },
    { played: 2, points: -2 },
  ]);
  const html = await read(db, '/spiele');
  expect(readText(html)).toContain(`1 FC Bach 3 7 2 ${club.name} 2 −2`);
  expect(html).not.toContain('Gewonnen');
  const points = await take(ask, {}, 'SC Berg 6\nFC Bach 3');
  expect([points.status, points.text]).toEqual([
    409,
    expect.stringContaining('Ohne die Zahl der Spiele lässt sie sich nicht übernehmen.'),
  ]);
});

test('rejects text without a table and keeps it; lists lines that it cannot read', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const hostile = '<script>alert(1)</script>';
  const none = await send(ask, { text: hostile, intent: 'read' });
  expect([none.status, none.text]).toEqual([422, expect.stringContaining('keine Tabelle')]);
  expect(none.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const text = `${pasted}\n4\tFK Mond\t2\t2\t2\t2\t0:4\t0`;
  const odd = await send(ask, { text, intent: 'read' });
  expect(odd.text).toContain('Nicht verstanden 4 FK Mond 2 2 2 2 0:4 0');
  expect(odd.text).toContain('Ohne diese Zeilen übernehmen');
});

test('one tick adds a similar name from the pasted table to a known opponent', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createOpponent(db, { id: 'm', name: 'FC Mölbling' });
  await createOpponent(db, { id: 'w', name: 'SC Weiß' });
  const rows = ['1\tMölbling\t2\t2\t0\t0\t5:1\t6', '2\tSC WEISS\t2\t0\t0\t2\t1:5\t0'];
  const text = rows.join('\n');
  const shown = await send(ask, { text, intent: 'read' });
  expect(shown.text).toContain('„Mölbling“ ist FC Mölbling');
  expect(shown.text).not.toContain('„SC WEISS“ ist');
  const namesOf = async () => {
    const names = db.selectFrom('opponentName').select(['name', 'opponentId']).orderBy('name');
    return (await names.execute()).map(({ name, opponentId }) => `${opponentId}: ${name}`);
  };
  expect((await take(ask, {}, text)).status).toBe(303);
  expect(await namesOf()).toEqual(['m: FC Mölbling', 'w: SC Weiß']);
  expect((await take(ask, { same: 'Mölbling' }, text)).status).toBe(303);
  expect(await namesOf()).toEqual(['m: FC Mölbling', 'm: Mölbling', 'w: SC Weiß']);
  const page = await (await ask('/tabelle')).text();
  const links = [...page.matchAll(/href="(\/gegner\/[^"]*)"/g)].map(([, link]) => link);
  expect(new Set(links).size).toBe(2);
});
