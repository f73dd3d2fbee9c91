import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { teamOrder } from '#app/teams/team-record.server.ts';
import { tool } from '#app/teams/tool.ts';
import { dbContext } from '#platform/request/context.ts';
import { freshDatabase } from '#test/database.ts';
import { createTeam } from '#test/factories.ts';
import { moveInOrder } from './move-in-order.server.ts';

test('rejects a move by an admin without the right and moves no record', async () => {
  const db = await freshDatabase('sqlite');
  for (const id of ['u14', 'u16']) await createTeam(db, { id, name: id, address: id });
  const context = new RouterContextProvider();
  context.set(dbContext, db);
  const form = new FormData();
  form.set('move', JSON.stringify(['u16', 'u14']));
  const by = { username: 'coach', now: new Date(), may: async () => false };
  const moved = moveInOrder(context, { ...tool, order: teamOrder }, { form, by });
  await expect(moved).rejects.toMatchObject({
    data: expect.stringContaining('gehört nicht zu deinen Aufgaben'),
    init: { status: 403 },
  });
  const teams = await db.selectFrom('team').select('id').orderBy('ordinal').execute();
  expect(teams.map(({ id }) => id)).toEqual(['u14', 'u16']);
});
