import { expect, test } from 'vitest';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { read, take } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import type { Ask } from '#test/open-app.ts';
import { formPost } from '#test/sign-in-admin.ts';

const now = new Date('2026-03-01T08:00:00Z');
const patience = 300_000;

/** A list of games on 300 days, each against another opponent. */
const list = [
  'Datum;Gegner;Ergebnis',
  ...Array.from({ length: 300 }, (_, day) => {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    return `${formatDayInput(date)};SC Gegner ${day};${day % 5}:1`;
  }),
].join('\n');

onEachEngine((engine) => {
  test(
    'while a long list is read, taken and taken back, pages are answered',
    async () => {
      const db = await freshDatabase(engine);
      const ask = await openAsAdmin(db, now);
      const shown = await race(ask, () => read(ask, list));
      expect([shown.isFirst, shown.answer.proposals.length]).toEqual([true, 300]);
      const taken = await race(ask, () => take(ask, list));
      expect([taken.isFirst, taken.answer.status]).toEqual([true, 303]);
      const entry = await db
        .selectFrom('protocolEntry')
        .select('id')
        .orderBy('id')
        .executeTakeFirst();
      const undone = await race(ask, () =>
        ask('/admin/protokoll', formPost({ entry: String(entry?.id) })),
      );
      expect([undone.isFirst, undone.answer.status]).toEqual([true, 303]);
      expect(await db.selectFrom('game').select('id').execute()).toEqual([]);
    },
    patience,
  );
});

/** Requests a page after the work has begun, and checks if the answer comes before the work ends. */
async function race<T>(ask: Ask, work: () => Promise<T>) {
  const order: string[] = [];
  const working = work().then((answer) => {
    order.push('work');
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  // A new address each time, so that the page is not in memory.
  const page = await ask(`/tabelle?ansicht=${crypto.randomUUID()}`);
  order.push('page');
  expect(page.status).toBeLessThan(500);
  const answer = await working;
  return { isFirst: order[0] === 'page', answer };
}
