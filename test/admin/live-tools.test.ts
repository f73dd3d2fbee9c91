import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { saveNewsletter } from '#app/post/newsletter/newsletters.server.ts';
import { confirmByHand, deleteSubscriber } from '#app/post/newsletter/subscribers.server.ts';
import routes from '#app/routes.ts';
import type { LiveHandle } from '#platform/live/open-page.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createNewsletter, createSubscriber } from '#test/message-factories.ts';
import { openAsAdmin } from './form-page.ts';

const tools = eachKind(kinds).flatMap(([name, { tool }]) => (tool ? [{ name, tool }] : []));
const modules = import.meta.glob<{ handle?: LiveHandle }>('/app/**/route.tsx');

test.each(tools)('the $name tool watches its records for changes by other admins', async ({
  name,
  tool,
}) => {
  const file = fileAt(tool.path);
  const { handle } = (await modules[`/app/${file}`]?.()) ?? {};
  expect(handle?.topics).toContain(name);
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const route = file?.replace(/\.tsx$/, '');
  const told = await (await ask(`${tool.path}.data?_routes=${route}`)).text();
  expect(told).toMatch(new RegExp(`"revision",${await findRevision(db)}\\b`));
});

/** Finds the route file of an admin address. */
function fileAt(address: string): string | undefined {
  const [frame] = routes.find(({ path }) => path === 'admin')?.children ?? [];
  const page = address.replace('/admin/', '');
  return frame?.children?.find(({ path }) => path?.replace('/:id?', '') === page)?.file;
}

onEnginesOfRun((engine) => {
  test('changes the mark of open lists with each change to newsletters and subscribers', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const marks: string[] = [];
    const look = async () => marks.push((await (await ask('/admin/ungelesen')).json()).mark);
    const now = new Date('2026-03-01T08:00:00.000Z');
    await look();
    const { id, writtenAt: version } = await createNewsletter(db);
    await look();
    const draft = { id, version, subject: 'Neu', body: 'Anders.', username: 'max' };
    expect(await saveNewsletter(db, draft, now)).toBeUndefined();
    await look();
    const subscriber = await createSubscriber(db, { confirmedAt: null });
    await look();
    await confirmByHand(db, subscriber.id, now);
    await look();
    await deleteSubscriber(db, subscriber.id);
    await look();
    expect(new Set(marks.slice(0, -1)).size).toBe(5);
    expect(marks.at(-1)).not.toBe(marks.at(-2));
    await look();
    expect(marks.at(-1)).toBe(marks.at(-2));
  });
});
