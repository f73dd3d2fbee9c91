import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { follow, openAsAdmin, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createGame, createNextGame } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { readLine, region } from '#test/pages/tree-page.ts';

const path = '/admin/naechstes-spiel';
const saved = ['Nächstes Spiel gespeichert!'];
const typed = { opponent: 'ASV Neu', kind: 'Freundschaftsspiel' };

/** Opens the site on 1 March 2026 with an announced game. */
async function openAnnounced(): Promise<{ db: Db; ask: Ask }> {
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { opponent: 'SC Berg', startsAt: '2026-03-20T14:00:00.000Z' });
  return { db, ask: await openAsAdmin(db, new Date('2026-03-01T10:00:00Z')) };
}

/** `at` is the time to which the home page counts down. */
async function atHome(ask: Ask) {
  const { $ } = await openPage(ask, '/');
  const section = region($, 'Nächstes Spiel');
  return { text: readLine(section), at: section.find('time').attr('datetime') };
}

test.each([
  ['10.07.2026 14:00', 'Freitag, 10. Juli 2026, 14:00 Uhr', '2026-07-10T12:00:00.000Z'],
  ['06.12.2026 14:00', 'Sonntag, 6. Dezember 2026, 14:00 Uhr', '2026-12-06T13:00:00.000Z'],
])('the home page shows a game at %s with the entered time', async (startsAt, words, at) => {
  const { ask } = await openAnnounced();
  const open = await openPage(ask, path);
  expect(open.fields).toMatchObject({ opponent: 'SC Berg', startsAt: '20.03.2026 15:00' });
  const answer = await press(ask, open, 'Speichern', { ...typed, startsAt });
  expect(answer.says).toEqual(saved);
  expect(answer.fields).toMatchObject({ ...typed, startsAt });
  expect(await atHome(ask)).toEqual({ text: expect.stringContaining(words), at });
});

test('the form moves a time in the skipped spring hour one hour later', async () => {
  const { ask } = await openAnnounced();
  const skipped = { ...typed, startsAt: '29.03.2026 2:30' };
  const answer = await press(ask, await openPage(ask, path), 'Speichern', skipped);
  expect([answer.says, answer.fields.startsAt]).toEqual([saved, '29.03.2026 03:30']);
  expect((await atHome(ask)).text).toContain('Sonntag, 29. März 2026, 03:30 Uhr');
});

test('keeps the entered text after an error and accepts other time formats', async () => {
  const { ask } = await openAnnounced();
  const startsAt = '31.03.2026, 18.30 Uhr';
  const refused = await press(ask, await openPage(ask, path), 'Speichern', {
    ...{ opponent: ' ', startsAt, kind: 'Pokal' },
  });
  expect([refused.status, refused.wrong]).toEqual([422, { opponent: 'Bitte gib den Gegner ein.' }]);
  expect(refused.fields).toMatchObject({ startsAt, kind: 'Pokal' });
  const answer = await press(ask, refused, 'Speichern', { opponent: 'ASV Neu' });
  expect(answer.says).toEqual(saved);
  expect((await atHome(ask)).text).toContain('Dienstag, 31. März 2026, 18:30 Uhr');
});

test('an admin copies the announcement from the schedule, saves it and deletes it', async () => {
  const { db, ask } = await openAnnounced();
  await createGame(db, { opponent: 'ASV Neu', date: '2026-03-31', kickoff: '17:30' });
  const taken = await follow(ask, await openPage(ask, path), 'Aus den Spielen übernehmen');
  expect(taken.fields).toMatchObject({ opponent: 'ASV Neu', startsAt: '31.03.2026 17:30' });
  const answer = await press(ask, taken, 'Speichern');
  expect(answer.says).toEqual(saved);
  const removed = await press(ask, answer, 'Ja, löschen');
  expect(removed.says).toEqual(['Nächstes Spiel gelöscht!']);
  expect((await atHome(ask)).text).toContain('ASV Neu');
});

test('the form offers nothing to copy if the schedule has no future game', async () => {
  const { ask } = await openAnnounced();
  const { fields, text } = await openPage(ask, `${path}?aus=spielplan`);
  expect(text).not.toContain('Aus den Spielen übernehmen');
  expect(fields.opponent).toBe('SC Berg');
});

test('copying a planned game without kick-off leaves the time field empty', async () => {
  const { db, ask } = await openAnnounced();
  await createGame(db, { opponent: 'ASV Neu', date: '2026-03-31', kickoff: null });
  const open = await openPage(ask, `${path}?aus=spielplan`);
  expect(open.fields).toMatchObject({ opponent: 'ASV Neu', startsAt: '' });
  const { wrong } = await press(ask, open, 'Speichern');
  expect(wrong).toEqual({ startsAt: 'Bitte gib Datum und Uhrzeit ein.' });
});

test.each([
  [{}, 'Endstand 3:0'],
  [{ status: 'awarded', playedFor: 1, playedAgainst: 2 } as const, 'Gewertet, Endstand 3:0'],
])('the home page shows how the game of today ended: %o', async (outcome, words) => {
  const db = await freshDatabase('sqlite');
  const result = { goalsFor: 3, goalsAgainst: 0, ...outcome };
  await createGame(db, { date: '2026-03-01', kickoff: '10:00', ...result });
  const ask = await openAsAdmin(db, new Date('2026-03-01T15:00:00Z'));
  const { $ } = await openPage(ask, '/');
  expect(readLine(region($, 'Letztes Spiel'))).toMatch(RegExp(`Zum Spiel ?${words} ?Sonntag`));
});
