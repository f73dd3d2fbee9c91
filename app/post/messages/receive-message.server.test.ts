import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import type { StoreResult } from '#platform/public-forms/handle-public-form.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { deleteOldFormUses } from '#platform/request/form-uses.server.ts';
import { freshDatabase, onEachEngine, onEnginesOfRun } from '#test/database.ts';
import { createMessage, createOutgoingMail } from '#test/message-factories.ts';
import { deleteOldMessages } from './inbox.server.ts';
import type { SubmittedMessage } from './message.ts';
import { receiveMessage, type Submission } from './receive-message.server.ts';

const now = new Date('2026-03-01T08:15:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const contact: SubmittedMessage = {
  kind: 'contact',
  name: 'Anna Huber',
  email: 'anna@verein.example',
  message: 'Wann ist Training?',
};
const sponsor: SubmittedMessage = {
  ...contact,
  kind: 'sponsor',
  phone: '',
  amount: '250',
  supportType: 'donor',
};

onEachEngine((engine) => {
  test('stores a message with its mail, without a new revision', async () => {
    const db = await freshDatabase(engine);
    const revision = await findRevision(db);
    expect(await receive(db, contact)).toMatchObject({ isNew: true });
    await receive(db, sponsor);
    const [second, first] = await db
      .selectFrom('message')
      .selectAll()
      .orderBy('kind', 'desc')
      .execute();
    const { kind, ...common } = contact;
    const unread = { receivedAt: now.toISOString(), readAt: null, suspicions: '[]', putAside: 0 };
    const none = { phone: null, amount: null, supportType: null };
    expect(first).toEqual({ ...common, ...unread, ...none, kind, id: first?.id });
    expect(second).toMatchObject({ phone: null, amount: '250', supportType: 'donor' });
    const mails = await db.selectFrom('outgoingMail').selectAll().execute();
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual([first?.id, second?.id].sort());
    expect(mails[0]).toMatchObject({ kind: 'message', state: 'waiting', tries: 0 });
    expect(await findRevision(db)).toBe(revision);
  });

  test('stores a repeated message once, also for simultaneous requests', async () => {
    const db = await freshDatabase(engine);
    const receipts = await Promise.all([
      receive(db, contact, { key: 'a' }),
      receive(db, contact, { key: 'a' }),
    ]);
    receipts.push(await receive(db, contact, { key: 'a' }, after(600)));
    expect(receipts.map((receipt) => 'isNew' in receipt && receipt.isNew).sort()).toEqual([
      false,
      false,
      true,
    ]);
    expect(await countRows(db, 'message')).toBe(1);
    expect(await countRows(db, 'outgoingMail')).toBe(1);
  });

  test('stores a changed message or one from another page as another message', async () => {
    const db = await freshDatabase(engine);
    await receive(db, contact, { key: 'a' });
    await receive(db, contact, { key: 'b' });
    await receive(db, { ...contact, message: 'Und wo?' }, { key: 'a' });
    expect(await countRows(db, 'message')).toBe(3);
  });

  test('without JavaScript, equal messages count as one for an hour', async () => {
    const db = await freshDatabase(engine);
    await receive(db, contact);
    await receive(db, contact, {}, after(40));
    expect(await countRows(db, 'message')).toBe(1);
    await receive(db, contact, {}, after(50));
    expect(await countRows(db, 'message')).toBe(2);
  });

  test('stores a suspected spam message with the reasons and sends no mail', async () => {
    const db = await freshDatabase(engine);
    await receive(db, contact, { suspicions: ['honeypot', 'links'] });
    const row = await db.selectFrom('message').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ suspicions: '["honeypot","links"]', putAside: 1 });
    expect(await countRows(db, 'outgoingMail')).toBe(0);
  });

  test('a visitor who sends too much has to wait, and nothing is stored', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 5; count++)
      expect(await receive(db, contact, { key: `a${count}` }, after(count))).toMatchObject({
        isNew: true,
      });
    const refused = await receive(db, contact, { key: 'zu viel' }, after(5));
    expect(refused).toEqual({ until: after(10) });
    expect(await countRows(db, 'message')).toBe(5);
    expect(await receive(db, contact, { key: 'a0' }, after(5))).toMatchObject({ isNew: false });
    expect(await receive(db, contact, { visitor: '203.0.113.8' }, after(5))).toMatchObject({
      isNew: true,
    });
    expect(await receive(db, contact, { key: 'zu viel' }, after(10))).toMatchObject({
      isNew: true,
    });
  });

  test('in a crowd, repeated networks go to the spam folder and new ones arrive', async () => {
    const db = await freshDatabase(engine);
    for (let number = 0; number < 80; number++)
      await receive(db, contact, { visitor: `10.0.${number % 8}.${number}`, key: `${number}` });
    // The first messages of the eight networks, and the sixty repeated messages that the limit allows.
    expect(await countMailed(db)).toBe(68);
    const aside = db.selectFrom('message').select(['suspicions']).where('putAside', '=', 1);
    expect(new Set((await aside.execute()).map(({ suspicions }) => suspicions))).toEqual(
      new Set(['["crowd"]']),
    );
    await receive(db, contact, { key: 'ehrlich' });
    expect(await countMailed(db)).toBe(69);
    const enquiry = { ...contact, kind: 'sponsor', phone: '', amount: '', supportType: 'donor' };
    await receive(db, enquiry as SubmittedMessage, { visitor: '10.0.1.99', key: 'anderes' });
    expect(await countMailed(db)).toBe(70);
    await receive(db, contact, { visitor: '10.0.1.98', key: 'später' }, after(60));
    expect(await countMailed(db)).toBe(71);
  });

  test('the database stores only hashed addresses and deletes them after the time limit', async () => {
    const db = await freshDatabase(engine);
    await receive(db, contact);
    const stored = JSON.stringify(await db.selectFrom('formUse').selectAll().execute());
    expect(stored).toContain('10 min visitor ');
    expect(stored).not.toMatch(/203\.0\.113/);
    await deleteOldFormUses(db, after(24 * 60 - 1));
    const left = await db.selectFrom('formUse').select('subject').execute();
    expect(left.map(({ subject }) => subject.replace(/[\w-]{22}$/, '')).sort()).toEqual([
      '1440 min form contact',
      '1440 min network ',
      '1440 min network contact ',
      '1440 min visitor ',
      '1440 min visitor contact ',
    ]);
    await deleteOldFormUses(db, after(24 * 60));
    expect(await db.selectFrom('formUse').selectAll().execute()).toEqual([]);
  });

  test('receiveMessage removes control characters that break databases or mails', async () => {
    const db = await freshDatabase(engine);
    await receive(db, {
      ...contact,
      name: 'Anna\r\nBcc: max@verein.example\0',
      message: 'a\0\r\nb\uD83D',
    });
    const row = await db.selectFrom('message').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ name: 'Anna Bcc: max@verein.example', message: 'a\nb\uFFFD' });
  });
});

onEnginesOfRun((engine) => {
  test('one IPv6 customer network or IPv4 neighbourhood does not block other visitors', async () => {
    for (const address of [
      (number: number) => `2001:db8:7:${number.toString(16)}::/64`,
      (number: number) => `198.51.100.${number}`,
    ]) {
      const db = await freshDatabase(engine);
      const receipts: StoreResult[] = [];
      for (let number = 0; number < 70; number++)
        receipts.push(await receive(db, contact, { visitor: address(number), key: `${number}` }));
      expect(receipts.filter((receipt) => 'until' in receipt)).toHaveLength(10);
      expect(await countMailed(db)).toBe(15);
      expect(await receive(db, contact, { key: 'ehrlich' })).toMatchObject({ isNew: true });
      expect(await countMailed(db)).toBe(16);
    }
  });

  test('mails at most two hundred messages an hour; the rest counts as spam', async () => {
    const db = await freshDatabase(engine);
    for (let number = 0; number < 203; number++)
      await receive(db, contact, { visitor: `10.1.${number}.1`, key: `${number}` });
    expect(await countMailed(db)).toBe(200);
    expect(await countRows(db, 'message')).toBe(203);
  });

  test('spam does not count as a crowd, and the stored number is limited', async () => {
    const db = await freshDatabase(engine);
    const receipts: StoreResult[] = [];
    for (let number = 0; number < 503; number++) {
      const spam = { suspicions: ['honeypot'], key: `${number}` } as const;
      const visitor = `10.${number >> 8}.${number & 255}.1`;
      receipts.push(await receive(db, contact, { ...spam, visitor }));
    }
    expect(receipts.filter((receipt) => 'until' in receipt)).toHaveLength(3);
    await receive(db, contact, { key: 'ehrlich' });
    const mailed = db.selectFrom('message').select('suspicions').where('putAside', '=', 0);
    expect(await mailed.execute()).toEqual([{ suspicions: '[]' }]);
    expect(await countMailed(db)).toBe(1);
  });

  test('stores many simultaneous messages while old addresses are deleted', async () => {
    const db = await freshDatabase(engine);
    const receipts = Array.from({ length: 60 }, (_, count) => {
      const moment = after(((count * 37) % 60) * 20);
      const old = count % 10 === 0 ? deleteOldFormUses(db, moment) : undefined;
      return Promise.all([
        receive(db, contact, { visitor: `10.0.${count}.1`, key: `${count}` }, moment),
        old,
      ]);
    });
    await Promise.all(receipts);
    expect(await countRows(db, 'message')).toBe(60);
  });
});

function receive(
  db: Db,
  message: SubmittedMessage,
  submission: Partial<Submission> = {},
  moment = now,
) {
  const whole = { message, suspicions: [], visitor: '203.0.113.7', ...submission };
  return receiveMessage(db, whole, moment);
}

function countMailed(db: Db): Promise<number> {
  return countRows(db, 'outgoingMail');
}

async function countRows(db: Db, table: 'message' | 'outgoingMail'): Promise<number> {
  return (await db.selectFrom(table).select('id').execute()).length;
}

const today = new Date('2026-03-01T08:00:00.000Z');
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString();

onEachEngine((engine) => {
  test('deleteOldMessages deletes delivered and undelivered messages after the set number of days', async () => {
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
    await deleteOldMessages(db, 90, today);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([{ id }]);
    expect(await db.selectFrom('outgoingMail').select('id').execute()).toEqual([{ id: mail }]);
  });

  test('deletes spam after a month and keeps other messages longer', async () => {
    const db = await freshDatabase(engine);
    await createMessage(db, { receivedAt: daysAgo(30), putAside: 1 });
    const aside = await createMessage(db, { receivedAt: daysAgo(29.99), putAside: 1 });
    const { id } = await createMessage(db, { receivedAt: daysAgo(31) });
    await deleteOldMessages(db, 90, today);
    const left = await db.selectFrom('message').select('id').orderBy('receivedAt').execute();
    expect(left).toEqual([{ id }, { id: aside.id }]);
  });
});
