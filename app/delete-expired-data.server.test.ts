import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAccessEntry, createKnownDevice } from '#test/factories.ts';
import {
  createFormUse,
  createMessage,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import { deleteOld } from './delete-expired-data.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const mail = { to: 'a@verein.example', from: 'a@verein.example', origin: '', keepDays: 90 };

onEachEngine((engine) => {
  test('deletes old messages, mails and unconfirmed subscribers after their storage time', async () => {
    const db = await freshDatabase(engine);
    await createMessage(db, { receivedAt: daysAgo(90) });
    const { id: messageId } = await createMessage(db, { receivedAt: daysAgo(89.99) });
    const { id: subscriberId } = await createSubscriber(db, {
      confirmedAt: null,
      requestedAt: daysAgo(29.99),
    });
    const sent = { kind: 'confirmation', subscriberId, state: 'sent' } as const;
    await createOutgoingMail(db, { ...sent, settledAt: daysAgo(30) });
    const { id: mailId } = await createOutgoingMail(db, { ...sent, settledAt: daysAgo(29.99) });
    await deleteOld(db, mail, now);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([{ id: messageId }]);
    expect(await db.selectFrom('outgoingMail').select('id').execute()).toEqual([{ id: mailId }]);
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([
      { id: subscriberId },
    ]);
    await deleteOld(db, { ...mail, smtpUrl: 'smtp://mail.example' }, now);
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([]);
  });

  test('deletes sign-ins after ninety days and known devices after a hundred and eighty', async () => {
    const db = await freshDatabase(engine);
    await createAccessEntry(db, { happenedAt: daysAgo(90) });
    const { id } = await createAccessEntry(db, { happenedAt: daysAgo(89.99) });
    await createKnownDevice(db, { signedInAt: daysAgo(180) });
    const { token } = await createKnownDevice(db, { signedInAt: daysAgo(179.99) });
    await deleteOld(db, mail, now);
    expect(await db.selectFrom('accessEntry').select('id').execute()).toEqual([{ id }]);
    expect(await db.selectFrom('knownDevice').select('token').execute()).toEqual([{ token }]);
  });

  test('deletes an expired count of form uses with its visitor address', async () => {
    const db = await freshDatabase(engine);
    await createFormUse(db, { endsAt: now.toISOString() });
    await createFormUse(db, { subject: 'zählt', endsAt: '2026-03-01T08:00:00.001Z' });
    await deleteOld(db, mail, now);
    expect(await db.selectFrom('formUse').select('subject').execute()).toEqual([
      { subject: 'zählt' },
    ]);
  });
});
