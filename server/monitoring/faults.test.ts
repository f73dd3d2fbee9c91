import { expect, onTestFinished, test, vi } from 'vitest';
import { recordVersion } from '#platform/records/version.server.ts';
import { freshDatabase } from '#test/database.ts';
import { Failing } from '#test/failing-queries.ts';
import { serveApp } from '#test/open-app.ts';
import { createSigningIn, formPost, signInDirectly } from '#test/sign-in-admin.ts';

test('logs faults of a page and a tool without query and typed text', async () => {
  const stderr = vi.spyOn(console, 'error');
  onTestFinished(() => stderr.mockRestore());
  const db = await freshDatabase('sqlite');
  const Cookie = await signInDirectly(db, await createSigningIn(db));
  const lines: string[] = [];
  const failing = db
    .withPlugin(new Failing('InsertQueryNode', 'player', new TypeError('a bug in saving')))
    .withPlugin(new Failing('SelectQueryNode', 'board_member', new TypeError('a bug in reading')));
  const site = await serveApp(failing, { onLog: (line) => lines.push(line) });
  onTestFinished(site.stop);

  const player = { name: 'Geheim', position: 'Torwart', active: 'on', shirtNumber: '9' };
  const { body, headers } = formPost(
    { ...player, birthYear: '1990', joinedOn: '01.01.2023', version: recordVersion(undefined) },
    { Cookie, Origin: site.origin },
  );
  const address = `${site.origin}/admin/spieler/neu`;
  expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(500);
  expect((await fetch(`${site.origin}/f%C3%BChrung?wer=geheim`)).status).toBe(500);

  // The menu counts tasks of the board. The tool also opens without that number.
  expect((await fetch(`${site.origin}/admin/spieler`, { headers: { Cookie } })).status).toBe(200);

  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ event }) => event === 'fault')).toMatchObject([
    { err: { name: 'TypeError', message: 'a bug in saving' } },
    ...[1, 2, 3].map(() => ({ err: { name: 'TypeError', message: 'a bug in reading' } })),
  ]);
  expect(lines.join('')).not.toMatch(/geheim/i);
  expect(stderr).not.toHaveBeenCalled();
});
