import { expect, test } from 'vitest';
import { rights } from '#app/rights.ts';
import { posted } from '#test/admin.ts';
import { onEnginesOfRun } from '#test/database.ts';
import { openClub, said, tools } from './others-secrets.ts';

onEnginesOfRun((engine) => {
  test('a record of another team and one that is not there are answered alike', async () => {
    const { coach, others } = await openClub(engine);
    for (const { tool, kind } of tools)
      for (const end of ['', '.data']) {
        const theirs = await coach(`/admin/${tool}/${others[0]?.[kind]}${end}`);
        const missing = await coach(`/admin/${tool}/${crypto.randomUUID()}${end}`);
        expect([tool, theirs.status, missing.status]).toEqual([tool, 403, 403]);
        const withoutId = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
        expect(said(withoutId(await theirs.text()))).toBe(said(withoutId(await missing.text())));
      }
    const entry = await coach('/admin/protokoll', posted({ entry: '999999' }));
    expect(entry.status).toBe(403);
  });
});

test('the tools that are tried are all whose records are of teams', () => {
  expect(tools.map(({ kind }) => kind).toSorted()).toEqual([...rights.perTeam].toSorted());
});
