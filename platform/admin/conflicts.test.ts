import { expect, test } from 'vitest';
import { type Fields, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn } from '#test/sign-in-admin.ts';

const path = '/admin/spiele/spiel';
const columns = 'Feld | Jetzt gespeichert | Deine Eingabe';
const keptColumns = 'Feld | Vorher | Bleibt gespeichert';

async function openTwice() {
  const db = await freshDatabase('sqlite');
  await createGame(db, {
    ...{ id: 'spiel', opponent: 'SC Berg', date: '2025-05-16', kickoff: '15:00' },
    ...{ referee: 'Pia Pfeifer', attendance: 120, goalsFor: 1, goalsAgainst: 1 },
  });
  const app = await openApp(db);
  const max = await askAsAdmin(app, db);
  const anna = await askAsAdmin(app, db, { admin: await createSigningIn(db, 'anna') });
  const { fields } = await openPage(max, path);
  return { db, max, anna, opened: fields };
}

async function change(ask: Ask, changes: Fields) {
  const { fields } = await openPage(ask, path);
  expect((await postForm(ask, path, { ...fields, ...changes })).status).toBe(303);
}

test('keeps and shows a change that only the other admin made', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00', report: 'Ein Spiel.' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  expect([conflict.status, conflict.differences]).toEqual([
    409,
    [
      columns,
      'Schiedsrichter | Pia Pfeifer | Max Muster',
      keptColumns,
      'Anpfiff | 15:00 | 16:00',
      'Bericht | – | Ein Spiel.',
    ],
  ]);
  expect(conflict.text).toContain(
    'Diesen Eintrag hat anna inzwischen geändert. „Trotzdem speichern“ speichert, was du geändert hast.',
  );
  expect((await postForm(max, path, conflict.fields)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ kickoff: '16:00', report: 'Ein Spiel.', referee: 'Max Muster', opponent: 'SC Berg' },
  });
});

test('offers a choice for fields that both changed and preselects the own value', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { referee: 'Anna Anders', attendance: '130' });
  const mine = { ...opened, referee: 'Max Muster', attendance: '140' };
  const conflict = await postForm(max, path, mine);
  expect(conflict.differences).toEqual([
    columns,
    'Zuschauer | 130 | 140',
    'Schiedsrichter | Anna Anders | Max Muster',
  ]);
  expect(conflict.fields).toMatchObject({ conflictreferee: 'mine', conflictattendance: 'mine' });
  const chosen = { ...conflict.fields, conflictreferee: 'theirs' };
  expect((await postForm(max, path, chosen)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ referee: 'Anna Anders', attendance: '140' },
  });
});

test('keeps the chosen side of a conflict when another field has an error', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { referee: 'Anna Anders', report: 'Ein Spiel.' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  const chosen = { ...conflict.fields, conflictreferee: 'theirs', kickoff: 'bald' };
  const refused = await postForm(max, path, chosen);
  expect(refused.status).toBe(422);
  const done = await postForm(max, path, { ...refused.fields, kickoff: '17:00' });
  expect(done.status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ referee: 'Anna Anders', report: 'Ein Spiel.', kickoff: '17:00' },
  });
});

test('a conflict treats all goals of a game as one choice', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { goalsFor: '0' });
  const conflict = await postForm(max, path, { ...opened, halfTimeFor: '1', halfTimeAgainst: '0' });
  expect(conflict.differences).toEqual([
    columns,
    expect.stringMatching(/^Unsere Tore, Unsere Tore zur Halbzeit, .* \| Unsere Tore: 0/),
  ]);
  const theirs = { ...conflict.fields, conflictgoalsFor: 'theirs' };
  expect((await postForm(max, path, theirs)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({ goalsFor: '0', halfTimeFor: '' });
});

test('shows another conflict if the other admin saves again', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  await change(anna, { attendance: '150' });
  const again = await postForm(max, path, conflict.fields);
  expect([again.status, again.differences]).toEqual([
    409,
    [
      columns,
      'Schiedsrichter | Pia Pfeifer | Max Muster',
      keptColumns,
      'Anpfiff | 15:00 | 16:00',
      'Zuschauer | 120 | 150',
    ],
  ]);
  expect((await postForm(max, path, again.fields)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ kickoff: '16:00', attendance: '150', referee: 'Max Muster' },
  });
});

test('asks about every difference and replaces the record if the opened version is unknown', async () => {
  const { db, max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00' });
  await db.deleteFrom('protocolEntry').execute();
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  expect(conflict.differences).toEqual([
    columns,
    'Anpfiff | 16:00 | 15:00',
    'Schiedsrichter | Pia Pfeifer | Max Muster',
  ]);
  expect(conflict.text).toContain('ersetzt diesen Stand durch deinen.');
  expect((await postForm(max, path, conflict.fields)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ kickoff: '15:00', referee: 'Max Muster' },
  });
});

test('stores the answer to a conflict once if it is sent twice, without an error', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00', referee: 'Anna Anders' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max', attendance: '140' });
  const chosen = { ...conflict.fields, conflictreferee: 'theirs' };
  for (let time = 0; time < 2; time += 1)
    expect((await postForm(max, path, chosen)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ kickoff: '16:00', referee: 'Anna Anders', attendance: '140' },
  });
});

test('asks again if the answer to a conflict lacks the choice', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00', referee: 'Anna Anders' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  const { conflictreferee: _, ...rest } = conflict.fields;
  const again = await postForm(max, path, rest);
  expect([again.status, again.fields.conflictreferee]).toEqual([409, 'mine']);
  expect((await openPage(max, path)).fields).toMatchObject({ referee: 'Anna Anders' });
  expect((await postForm(max, path, again.fields)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({
    ...{ kickoff: '16:00', referee: 'Max Muster' },
  });
});

test('shows the choice with a rejected form, and the admin can take it back', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { referee: 'Anna Anders' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max Muster' });
  const chosen = { ...conflict.fields, conflictreferee: 'theirs', kickoff: 'bald' };
  const refused = await postForm(max, path, chosen);
  expect(refused.text).toMatch(
    /Das bleibt, wie es inzwischen gespeichert wurde, auch wenn es unten anders steht: ?Schiedsrichter/,
  );
  const { conflictreferee: _, ...rest } = refused.fields;
  expect((await postForm(max, path, { ...rest, kickoff: '17:00' })).status).toBe(409);
});

test('keeps the earlier choice in another conflict', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { referee: 'Anna Anders' });
  const conflict = await postForm(max, path, { ...opened, referee: 'Max', kickoff: '17:00' });
  await change(anna, { attendance: '150' });
  const again = await postForm(max, path, { ...conflict.fields, conflictreferee: 'theirs' });
  expect([again.status, again.fields.conflictreferee]).toEqual([409, 'theirs']);
});

test('a conflict page says if the admin has changed nothing', async () => {
  const { max, anna, opened } = await openTwice();
  await change(anna, { kickoff: '16:00' });
  const conflict = await postForm(max, path, opened);
  expect([conflict.status, conflict.text]).toEqual([
    409,
    expect.stringContaining('hat anna inzwischen geändert. Du selbst hast nichts geändert.'),
  ]);
  expect((await postForm(max, path, conflict.fields)).status).toBe(303);
  expect((await openPage(max, path)).fields).toMatchObject({ kickoff: '16:00' });
});
