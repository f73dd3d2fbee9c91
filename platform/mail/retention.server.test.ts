import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAccessEntry, createKnownDevice } from '#test/factories.ts';
import {
  createFormUse,
  createMessage,
  createNewsletter,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import { deleteOld } from './retention.server.ts';

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
    await deleteOld(db, { messages: 90, signUps: 7 }, now);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([{ id }]);
    expect(await db.selectFrom('outgoingMail').select('id').execute()).toEqual([{ id: mail }]);
  });

  test('what was put aside goes after a month, when other messages stay', async () => {
    const db = await freshDatabase(engine);
    await createMessage(db, { receivedAt: daysAgo(30), putAside: 1 });
    const aside = await createMessage(db, { receivedAt: daysAgo(29.99), putAside: 1 });
    const { id } = await createMessage(db, { receivedAt: daysAgo(31) });
    await deleteOld(db, { messages: 90, signUps: 7 }, now);
    const left = await db.selectFrom('message').select('id').orderBy('receivedAt').execute();
    expect(left).toEqual([{ id }, { id: aside.id }]);
  });

  test('who signed in is known for ninety days, on which device for a hundred and eighty', async () => {
    const db = await freshDatabase(engine);
    await createAccessEntry(db, { happenedAt: daysAgo(90) });
    const { id } = await createAccessEntry(db, { happenedAt: daysAgo(89.99) });
    await createKnownDevice(db, { signedInAt: daysAgo(180) });
    const { token } = await createKnownDevice(db, { signedInAt: daysAgo(179.99) });
    await deleteOld(db, { messages: 365, signUps: 7 }, now);
    expect(await db.selectFrom('accessEntry').select('id').execute()).toEqual([{ id }]);
    expect(await db.selectFrom('knownDevice').select('token').execute()).toEqual([{ token }]);
  });

  test('who did not confirm within a week is forgotten, who did stays', async () => {
    const db = await freshDatabase(engine);
    await createSubscriber(db, { confirmedAt: null, requestedAt: daysAgo(7) });
    const waiting = await createSubscriber(db, { confirmedAt: null, requestedAt: daysAgo(6.99) });
    const confirmed = await createSubscriber(db, { requestedAt: daysAgo(900) });
    await deleteOld(db, { messages: 90, signUps: 7 }, now);
    const left = await db.selectFrom('subscriber').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: waiting.id }, { id: confirmed.id }]);
    await deleteOld(db, { messages: 90, signUps: 6 }, now);
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([
      { id: confirmed.id },
    ]);
  });

  test('after a month nobody knows who got a newsletter, only who did not', async () => {
    const db = await freshDatabase(engine);
    const { id: newsletterId } = await createNewsletter(db);
    const { id: subscriberId } = await createSubscriber(db);
    const newsletter = { kind: 'newsletter', newsletterId, subscriberId } as const;
    const test = { kind: 'test', newsletterId, recipient: 'max@verein.example' } as const;
    for (const mail of [
      { ...newsletter, id: 'alt', state: 'sent', settledAt: daysAgo(30) },
      { ...newsletter, id: 'neu', state: 'sent', settledAt: daysAgo(29.99) },
      { ...newsletter, id: 'nicht', state: 'undelivered', settledAt: daysAgo(40) },
      { ...newsletter, id: 'wartet', state: 'waiting' },
      { ...test, id: 'Test', state: 'undelivered', settledAt: daysAgo(30) },
    ] as const)
      await createOutgoingMail(db, mail);
    await deleteOld(db, { messages: 90, signUps: 7 }, now);
    const left = await db.selectFrom('outgoingMail').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['neu', 'nicht', 'wartet']);
  });

  test('addresses go when they no longer count', async () => {
    const db = await freshDatabase(engine);
    await createFormUse(db, { endsAt: now.toISOString() });
    await createFormUse(db, { subject: 'zählt', endsAt: '2026-03-01T08:00:00.001Z' });
    await deleteOld(db, { messages: 90, signUps: 7 }, now);
    expect(await db.selectFrom('formUse').select('subject').execute()).toEqual([
      { subject: 'zählt' },
    ]);
  });
});
