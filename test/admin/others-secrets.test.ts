import { expect, test } from 'vitest';
import { rights } from '#app/rights.ts';
import { onEnginesOfRun } from '#test/database.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { postForm } from './form-page.ts';
import { openClub, secrets, tools, visibleText } from './others-secrets.ts';

onEnginesOfRun((engine) => {
  test('a coach gets equal answers for another team’s record and a missing record', async () => {
    const { coach, others } = await openClub(engine);
    for (const { tool, kind } of tools)
      for (const end of ['', '.data']) {
        const theirs = await coach(`/admin/${tool}/${others[0]?.[kind]}${end}`);
        const missing = await coach(`/admin/${tool}/${crypto.randomUUID()}${end}`);
        expect([tool, theirs.status, missing.status]).toEqual([tool, 403, 403]);
        const withoutId = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
        expect(visibleText(withoutId(await theirs.text()))).toBe(
          visibleText(withoutId(await missing.text())),
        );
      }
    const entry = await coach('/admin/protokoll', formPost({ entry: '999999' }));
    expect(entry.status).toBe(403);
  });

  test('a conflict reveals nothing about another team’s record that the form names', async () => {
    for (const { tool, kind, fields, naming } of tools)
      for (const [field, what] of Object.entries(naming)) {
        const { coach, own, others, versionOf } = await openClub(engine);
        const [hidden] = others;
        const path = `/admin/${tool}/${own[kind]}`;
        const whole = {
          ...{ ...fields, ...('teamId' in naming && { teamId: 'u16' }) },
          ...('gameId' in naming && { gameId: own.game }),
          ...('competitionId' in naming && { competitionId: own.competition }),
        };
        const base = await versionOf(kind, own[kind]);
        const asked = await postForm(coach, path, { ...whole, version: base });
        const stored = asked.status === 409 ? await postForm(coach, path, asked.fields) : asked;
        expect([tool, stored.status]).toEqual([tool, 303]);
        const ids = { team: 'u10', player: 'geheim-a', other: 'geheim-a' };
        const id = { ...hidden, ...ids }[what];
        const version = await versionOf(kind, own[kind]);
        const changed = { ...whole, [field]: id ?? '', report: 'x', 'players[0].goals': '5' };
        const answer = await coach(path, formPost({ ...changed, version, base }));
        const told = visibleText(await answer.text());
        expect([tool, field, secrets.filter((secret) => told.includes(secret))]).toEqual([
          ...[tool, field, []],
        ]);
      }
  });
});

test('the tests cover all tools whose records belong to a team', () => {
  expect(tools.map(({ kind }) => kind).toSorted()).toEqual([...rights.perTeam].toSorted());
});
