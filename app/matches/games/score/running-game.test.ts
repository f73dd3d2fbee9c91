import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { type Fields, follow, openPage, postForm, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createLineup, createPlayer } from '#test/factories.ts';
import { Failing } from '#test/failing-queries.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { read } from '#test/read-page.ts';
import { askAsAdmin, createSigningIn } from '#test/sign-in-admin.ts';

const day = '2026-05-16';
const at = (time: string) => new Date(`${day}T${time}:00+02:00`);
const score = '/admin/spiele/g/spielstand';
const whistle = `${score}?abpfiff=ja`;
const lineup = '/admin/kader/elf';

/** Opens the site at 14:00, during a game that began at 13:30. The line-up of the game has one player. */
async function openMatch(engine: 'sqlite' | 'postgres', ground: 'away' | null = null) {
  const db = await freshDatabase(engine);
  const game = { id: 'g', slug: 'g', opponent: 'SC Berg', date: day, kickoff: '13:30', ground };
  await createGame(db, game);
  const { id: playerId } = await createPlayer(db);
  await createLineup(db, {
    ...{ id: 'elf', gameId: 'g', trainerId: null },
    players: [{ playerId, shirtNumber: 7 }],
  });
  const clock = { now: at('14:00') };
  const app = await openApp(db, () => clock.now);
  return { db, clock, ask: await askAsAdmin(app, db, { now: clock.now }) };
}

async function save(ask: Ask, path: string, changes: Fields) {
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, ...changes });
  expect([answer.status, answer.wrong, answer.alerts]).toEqual([303, {}, []]);
  return answer.location ?? '';
}

const scored = (ask: Ask, goals: number) =>
  save(ask, lineup, { 'players[0].goals': String(goals) });

async function stored(db: Db) {
  const { goalsFor, goalsAgainst, running } = await db
    .selectFrom('game')
    .select(['goalsFor', 'goalsAgainst', 'running'])
    .executeTakeFirstOrThrow();
  return [goalsFor, goalsAgainst, running ? 'läuft' : 'zählt'];
}

const report = (db: Db, now: Date) => read(db, '/spiele/spielbericht/g', now);

onEnginesOfRun((engine) => {
  test('a goal in the line-up of a running game changes the public score', async () => {
    const { db, clock, ask } = await openMatch(engine);
    await scored(ask, 1);
    expect(await stored(db)).toEqual([1, 0, 'läuft']);
    expect(await report(db, clock.now)).toMatch(/Zwischenstand.*1:0/s);
    await scored(ask, 3);
    expect(await stored(db)).toEqual([3, 0, 'läuft']);
    await scored(ask, 2);
    expect(await stored(db)).toEqual([2, 0, 'läuft']);
    // In the last minutes of the game, the goals are still a running score and not a result.
    clock.now = at('15:15');
    await scored(ask, 3);
    expect(await stored(db)).toEqual([3, 0, 'läuft']);
    const { text } = await openPage(ask, '/admin');
    expect(text).toMatch(/Läuft gerade.*3.*SC Berg 0/);
    expect(text).not.toContain('Fans sehen');
  });

  test('one undo reverts the line-up and the score that were saved together', async () => {
    const { db, ask } = await openMatch(engine);
    await scored(ask, 1);
    const { text } = await openPage(ask, '/admin/protokoll');
    expect(text).toMatch(/Aufstellung gegen SC Berg/);
    const log = await openPage(ask, '/admin');
    await press(ask, log, /^Ja, zurücknehmen$/);
    expect(await stored(db)).toEqual([null, null, 'zählt']);
    const goals = await db.selectFrom('lineupPlayer').select('goals').execute();
    expect(goals).toEqual([{ goals: 0 }]);
  });

  test('line-up goals never count twice and never lower an entered score', async () => {
    const { db, ask } = await openMatch(engine);
    await save(ask, score, { goalsFor: '2', goalsAgainst: '1' });
    await scored(ask, 1);
    expect(await stored(db)).toEqual([2, 1, 'läuft']);
    await scored(ask, 2);
    expect(await stored(db)).toEqual([2, 1, 'läuft']);
    await scored(ask, 3);
    expect(await stored(db)).toEqual([3, 1, 'läuft']);
  });

  test('one checkbox saves the half-time score and then disappears from the form', async () => {
    const { db, ask } = await openMatch(engine);
    const halfTime = () =>
      db.selectFrom('game').select(['halfTimeFor', 'halfTimeAgainst']).executeTakeFirstOrThrow();
    await save(ask, score, { goalsFor: '1', goalsAgainst: '2' });
    expect(await halfTime()).toEqual({ halfTimeFor: null, halfTimeAgainst: null });
    expect((await openPage(ask, whistle)).text).not.toContain('Halbzeit');
    await save(ask, score, { isHalfTime: 'on' });
    expect(await halfTime()).toEqual({ halfTimeFor: 1, halfTimeAgainst: 2 });
    expect((await openPage(ask, score)).text).not.toContain('Halbzeit');
    await save(ask, score, { goalsFor: '3' });
    expect(await stored(db)).toEqual([3, 2, 'läuft']);
    expect(await halfTime()).toEqual({ halfTimeFor: 1, halfTimeAgainst: 2 });
  });

  test('an entered goal of the opponent immediately changes the running score', async () => {
    const { db, ask } = await openMatch(engine);
    await scored(ask, 1);
    await save(ask, '/admin/spiele/g', { 'opponentGoals[0].minute': '12' });
    expect(await stored(db)).toEqual([1, 1, 'läuft']);
    await save(ask, '/admin/spiele/g', { goalsFor: '1', goalsAgainst: '4' });
    expect(await stored(db)).toEqual([1, 4, 'läuft']);
  });

  test('in the last minutes, a goal of the opponent raises the score, and another score ends the game', async () => {
    const { db, clock, ask } = await openMatch(engine);
    await scored(ask, 1);
    clock.now = at('15:15');
    expect((await openPage(ask, '/admin/spiele/g')).text).toContain('Das Spiel läuft.');
    await save(ask, '/admin/spiele/g', { 'opponentGoals[0].minute': '103' });
    expect(await stored(db)).toEqual([1, 1, 'läuft']);
    await save(ask, '/admin/spiele/g', { 'opponentGoals[1].minute': '104', referee: 'Eva Muster' });
    expect(await stored(db)).toEqual([1, 2, 'läuft']);
    await save(ask, '/admin/spiele/g', { goalsAgainst: '3', 'opponentGoals[2].minute': '105' });
    expect(await stored(db)).toEqual([1, 3, 'zählt']);
  });

  test('goals entered in the line-up before or after the game set no result', async () => {
    const { db, clock, ask } = await openMatch(engine);
    clock.now = at('13:00');
    await scored(ask, 1);
    expect(await stored(db)).toEqual([null, null, 'zählt']);
    clock.now = at('15:30');
    await scored(ask, 2);
    expect(await stored(db)).toEqual([null, null, 'zählt']);
  });

  test('the final whistle makes the score final, and saving the score resumes the game', async () => {
    const { db, clock, ask } = await openMatch(engine);
    await scored(ask, 2);
    clock.now = at('15:20');
    const desk = await openPage(ask, '/admin');
    const ending = await follow(ask, desk, 'Abpfiff');
    expect(ending.fields).toMatchObject({ goalsFor: '2', goalsAgainst: '0' });
    const over = await press(ask, ending, 'Speichern');
    expect([over.path.split('?')[0], over.says]).toEqual(['/admin', ['Spiel gespeichert!']]);
    expect(over.text).toMatch(/Heute gespielt/);
    expect(await stored(db)).toEqual([2, 0, 'zählt']);
    expect(await report(db, clock.now)).toMatch(/Endstand.*2:0/s);
    // The whistle was not the final whistle, so the admin saves the running score again.
    await save(ask, score, {});
    expect(await stored(db)).toEqual([2, 0, 'läuft']);
  });

  test('a game stays ended after the final whistle when an admin saves it again', async () => {
    const { db, ask } = await openMatch(engine);
    await save(ask, score, { goalsFor: '2', goalsAgainst: '0' });
    await save(ask, whistle, {});
    const form = '/admin/spiele/g';
    expect((await openPage(ask, form)).text).not.toMatch(/läuft|Zwischenstand/);
    await save(ask, form, { report: 'Verdient gewonnen.' });
    expect(await stored(db)).toEqual([2, 0, 'zählt']);
    await save(ask, form, { goalsFor: '2', goalsAgainst: '1' });
    expect(await stored(db)).toEqual([2, 1, 'zählt']);
    await press(ask, await openPage(ask, '/admin'), /^Ja, zurücknehmen$/);
    expect(await stored(db)).toEqual([2, 0, 'zählt']);
    // The game is no longer running. Saving an opponent's goal therefore leads to a question and does not
    // change the score.
    const { fields } = await openPage(ask, form);
    const answer = await postForm(ask, form, { ...fields, 'opponentGoals[0].minute': '12' });
    expect(answer.status).toBe(409);
    expect(await stored(db)).toEqual([2, 0, 'zählt']);
  });

  test('a failed final whistle stores no score, no end and no audit log entry', async () => {
    const { db, clock, ask } = await openMatch(engine);
    await save(ask, score, { goalsFor: '2', goalsAgainst: '0' });
    const countEntries = async () =>
      (await db.selectFrom('protocolEntry').select('id').execute()).length;
    const [before, entries] = [await stored(db), await countEntries()];
    const ending = new Failing('UpdateQueryNode', 'running', new Error('gone'));
    const app = await openApp(db.withPlugin(ending), () => clock.now, { report: () => {} });
    const failing = await askAsAdmin(app, db, { admin: await createSigningIn(db, 'eva') });
    const { fields } = await openPage(failing, whistle);
    const answer = await postForm(failing, whistle, { ...fields, goalsFor: '3' });
    expect([answer.status, answer.fields]).toEqual([
      500,
      expect.objectContaining({ goalsFor: '3' }),
    ]);
    expect([await stored(db), await countEntries()]).toEqual([before, entries]);
  });

  test('the final whistle asks about differing scorers and lists the home team first', async () => {
    const { db, clock, ask } = await openMatch(engine, 'away');
    clock.now = at('15:20');
    const { headings, $ } = await openPage(ask, whistle);
    expect([headings[0], $('main form label').first().text()]).toEqual(['Abpfiff', 'SC Berg']);
    await scored(ask, 1);
    const { fields } = await openPage(ask, whistle);
    const asked = await postForm(ask, whistle, { ...fields, goalsFor: '3' });
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining('In der Aufstellung steht 1 Tor, im Endstand habt ihr 3.'),
    ]);
    expect(asked.fields).toMatchObject({ goalsFor: '3' });
    await press(ask, asked, 'Trotzdem speichern');
    expect(await stored(db)).toEqual([3, 0, 'zählt']);
  });
});
