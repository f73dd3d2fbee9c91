import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { freshDatabase } from '#test/database.ts';
import { createBoardMember, createGame, createNextGame } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { read, readText } from '#test/read-page.ts';

const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);

test('the imprint lists the stored board and escapes special characters in its names', async () => {
  const db = await freshDatabase('sqlite');
  await createBoardMember(db, { name: 'Eva *Muster* [x](/y)', role: 'Obfrau & <b>Kassierin</b>' });
  await createBoardMember(db, { name: 'Max Muster', role: 'Schriftführer' });
  const html = await read(db, '/impressum');
  expect(html).not.toContain('href="/y"');
  const text = readText(html);
  expect(text).toContain('Obfrau & <b>Kassierin</b>: Eva *Muster* [x](/y)');
  expect(text).toContain('Schriftführer: Max Muster');
  expect(text).not.toContain('Lorbeernig');
});

test('the imprint does not mention a board if none is stored', async () => {
  const text = readText(await read(await freshDatabase('sqlite'), '/impressum'));
  expect(text).toContain('Medieninhaber');
  expect(text).not.toMatch(/Vertretung|vertreten/);
});

test('the venue links to a map on the device and loads nothing before the click', async () => {
  const db = await freshDatabase('sqlite');
  const { slug } = await createGame(db, { date: '2025-05-10' });
  await createNextGame(db, { startsAt: '2025-06-10T13:00:00.000Z' });
  for (const path of ['/', '/spiele', `/spiele/spielbericht/${slug}`]) {
    const html = await read(db, path, noon('2025-06-01'));
    expect(html, path).toContain('<a href="/anfahrt"');
    expect(html, path).not.toMatch(/maps|openstreetmap|geo:/);
  }
  const ask = await openApp(db);
  const headers = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' };
  const answer = await ask('/anfahrt', { headers });
  expect(answer.status).toBe(302);
  const { hostname, searchParams } = new URL(answer.headers.get('Location') ?? '');
  expect(hostname).toBe('maps.apple.com');
  expect(searchParams.get('q')).toBe(
    `${club.venue.name}, ${club.venue.street}, ${club.venue.postalCode} ${club.venue.city}`,
  );
  expect((await ask('/anfahrt/niemand')).status).toBe(404);
});

test('the share text of a report contains the score once the game has one', async () => {
  const db = await freshDatabase('sqlite');
  const played = await createGame(db, { date: '2025-05-10', goalsFor: 3, goalsAgainst: 1 });
  const planned = await createGame(db, { date: '2025-06-10', goalsFor: null, goalsAgainst: null });
  for (const [game, says] of [
    [played, `${club.name} – ${played.opponent} 3:1, 10. Mai 2025`],
    [planned, `${club.name} – ${planned.opponent}, 10. Juni 2025`],
  ] as const) {
    const html = await read(db, `/spiele/spielbericht/${game.slug}`);
    const shared = /href="(https:\/\/x\.com\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(new URL(shared ?? '').searchParams.get('text')).toBe(says);
  }
});
