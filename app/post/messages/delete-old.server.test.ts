import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createMessage, createOutgoingMail } from '#test/message-factories.ts';
import { deleteOldMessages } from './delete-old.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

onEachEngine((engine) => {
  test('messages go after the days that are set, delivered or not', async () => {
    const db = await freshDatabase(engine);
    const { id: old } = await createMessage(db, { receivedAt: daysAgo(90) });
    await createOutgoingMail(db, { messageId: old, state: 'undelivered' });
    await createMessage(db, { receivedAt: daysAgo(100), putAside: 1 });
    const { id } = await createMessage(db, { receivedAt: daysAgo(89.99) });
    const { id: mail } = await createOutgoingMail(db, {
      messageId: id,
      state: 'sent',
      settledAt: daysAgo(89.99),
    });
    await deleteOldMessages(db, 90, now);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([{ id }]);
    expect(await db.selectFrom('outgoingMail').select('id').execute()).toEqual([{ id: mail }]);
  });

  test('what was put aside goes after a month, when other messages stay', async () => {
    const db = await freshDatabase(engine);
    await createMessage(db, { receivedAt: daysAgo(30), putAside: 1 });
    const aside = await createMessage(db, { receivedAt: daysAgo(29.99), putAside: 1 });
    const { id } = await createMessage(db, { receivedAt: daysAgo(31) });
    await deleteOldMessages(db, 90, now);
    const left = await db.selectFrom('message').select('id').orderBy('receivedAt').execute();
    expect(left).toEqual([{ id }, { id: aside.id }]);
  });
});
