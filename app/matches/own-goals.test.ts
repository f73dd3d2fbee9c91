import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createTrainer,
} from '#test/factories.ts';
import { read, readText } from '#test/read-page.ts';

const game = '/admin/spiele/g';
const lineup = '/admin/kader/l';
const report = '/spiele/spielbericht/g';

/** Creates a 2:2 game with a line-up in which Anna scored. */
async function withGame(db: Db): Promise<void> {
  await createTrainer(db, { id: 't' });
  await createPlayer(db, { id: 'a', name: 'Anna Probe' });
  await createOpponent(db, { name: 'SC Berg' });
  const result = { opponent: 'SC Berg', goalsFor: 2, goalsAgainst: 2 };
  await createGame(db, { id: 'g', slug: 'g', date: '2026-05-10', ...result });
  const players = [{ playerId: 'a', shirtNumber: 4, goals: 1, goalMinutes: '12' }];
  await createLineup(db, { id: 'l', gameId: 'g', trainerId: 't', players });
}

const goals = (...all: Fields[]): Fields =>
  Object.fromEntries(
    all.flatMap((goal, index) =>
      Object.entries(goal).map(([name, value]) => [`opponentGoals[${index}].${name}`, value]),
    ),
  );

onEnginesOfRun((engine) => {
  test('own goals have a minute, count for the other team and appear in reports', async () => {
    const db = await freshDatabase(engine);
    await withGame(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, game);
    const told = goals(
      { scorer: 'Huber', minute: '30' },
      { scorer: 'Gruber', minute: "45 + 2'", ownGoal: 'on' },
      { scorer: '', minute: '' },
    );
    // Two goals of the opponent are entered, but the result has only one.
    const wrong = await postForm(ask, game, { ...fields, ...told, goalsAgainst: '1' });
    expect([wrong.status, wrong.text]).toEqual([
      409,
      expect.stringContaining('Eingetragen: 2 Tore des Gegners, im Endstand hat er 1.'),
    ]);
    const right = { ...fields, ...told, goalsAgainst: '3' };
    expect((await postForm(ask, game, right)).status).toBe(303);

    const open = await openPage(ask, lineup);
    const own = { 'players[0].ownGoals': '1', 'players[0].ownGoalMinutes': '67' };
    expect((await postForm(ask, lineup, { ...open.fields, ...own })).status).toBe(303);
    const text = readText(await read(db, report));
    expect(text).toMatch(/Tore für uns: Anna Probe 12\.\s*, Gruber \(Eigentor\) 45\+2\./);
    // A goal without a minute stays behind the goals before it.
    expect(text).toContain('Gegentore: Huber 30., Tor, Anna Probe (Eigentor) 67.');

    expect((await openPage(ask, game)).fields).toMatchObject({
      ...{ 'opponentGoals[1].minute': '45+2', 'opponentGoals[1].ownGoal': 'on' },
    });
    expect((await openPage(ask, lineup)).fields).toMatchObject(own);
    const log = (await openPage(ask, '/admin/protokoll')).text;
    expect(log).toContain('Eigentore 1');
    expect(log).toContain('Eigentore (Minuten) 67');
    expect(log).toContain('Gruber, Minute 45+2, Eigentor für uns ja');
  });

  test('the report shows a stored minute after the last one, and the form names the field', async () => {
    const db = await freshDatabase(engine);
    await withGame(db);
    await db
      .insertInto('opponentGoal')
      .values({ gameId: 'g', ordinal: 0, scorer: 'Huber', minute: '131' })
      .execute();
    expect(readText(await read(db, report))).toContain('Gegentore: Huber 131.');
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, game);
    const refused = await postForm(ask, game, { ...fields, referee: 'Pia Pfeifer' });
    expect([refused.status, refused.wrong]).toEqual([
      ...[422, { 'opponentGoals[0].minute': 'Bitte gib Minuten von 0 bis 130 ein.' }],
    ]);
    const last = { ...fields, 'opponentGoals[0].minute': '130+12' };
    expect((await postForm(ask, game, last)).status).toBe(303);
  });

  test('asks about own goals that do not match the result', async () => {
    const db = await freshDatabase(engine);
    await withGame(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, game);
    const two = goals({ ownGoal: 'on' }, { ownGoal: 'on' });
    expect((await postForm(ask, game, { ...fields, ...two })).text).toContain(
      'In der Aufstellung steht 1 Tor, dazu 2 Eigentore des Gegners, im Endstand habt ihr 2.',
    );
    const one = { ...fields, ...goals({ ownGoal: 'on' }, { scorer: 'Huber' }) };
    expect((await postForm(ask, game, one)).status).toBe(303);
    const open = await openPage(ask, lineup);
    const asked = await postForm(ask, lineup, {
      ...{ ...open.fields, 'players[0].ownGoals': '2', 'players[0].ownGoalMinutes': '3, 5, 7' },
    });
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining(
        'Eingetragen: 1 Tor des Gegners, dazu 2 Eigentore von euch, im Endstand hat er 2.',
      ),
    ]);
    expect(asked.text).toContain('mehr Minuten von Eigentoren eingetragen als Eigentore');
    expect(await db.selectFrom('lineupPlayer').select('ownGoals').execute()).toEqual([
      { ownGoals: null },
    ]);
  });

  test('an awarded game compares line-up goals with the score on the pitch', async () => {
    const db = await freshDatabase(engine);
    await withGame(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, game);
    const award = { status: 'awarded', goalsFor: '3', goalsAgainst: '0' };
    const one = { ...fields, ...award, playedFor: '1', playedAgainst: '2' };
    expect((await postForm(ask, game, one)).status).toBe(303);
    const open = await openPage(ask, lineup);
    const more = { ...open.fields, 'players[0].goals': '2' };
    expect((await postForm(ask, lineup, more)).text).toContain(
      'In der Aufstellung stehen 2 Tore, auf dem Platz habt ihr 1.',
    );
  });

  test('lists our own goals by minute and hides a deleted player’s name', async () => {
    const db = await freshDatabase(engine);
    await withGame(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, game);
    const told = goals({ minute: '45+1' }, { scorer: 'Huber', minute: '46' });
    expect((await postForm(ask, game, { ...fields, ...told, goalsAgainst: '4' })).status).toBe(303);
    const own = { ownGoals: 2, ownGoalMinutes: '45+2' };
    await db.updateTable('lineupPlayer').set(own).execute();
    expect(readText(await read(db, report))).toContain(
      'Gegentore: 45+1., Anna Probe (Eigentor) 45+2., Huber 46., Anna Probe (Eigentor)',
    );
    await db.deleteFrom('player').execute();
    expect(readText(await read(db, report))).toContain('#4 (Eigentor) 45+2., Huber 46., #4');
  });
});
