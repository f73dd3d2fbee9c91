import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createNewsletter, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import { deleteOldMails } from './newsletters.server.ts';
import { deleteOldSignUps } from './subscribers.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

onEachEngine((engine) => {
  test('deletes unconfirmed sign-ups after a week and keeps confirmed subscribers', async () => {
    const db = await freshDatabase(engine);
    await createSubscriber(db, { confirmedAt: null, requestedAt: daysAgo(7) });
    const waiting = await createSubscriber(db, { confirmedAt: null, requestedAt: daysAgo(6.99) });
    const confirmed = await createSubscriber(db, { requestedAt: daysAgo(900) });
    await deleteOldSignUps(db, 7, now);
    const left = await db.selectFrom('subscriber').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: waiting.id }, { id: confirmed.id }]);
    await deleteOldSignUps(db, 6, now);
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([
      { id: confirmed.id },
    ]);
  });

  test('deletes sent and test mails after a month and keeps undelivered newsletter mails', async () => {
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
    await deleteOldMails(db, now);
    const left = await db.selectFrom('outgoingMail').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['neu', 'nicht', 'wartet']);
  });
});
