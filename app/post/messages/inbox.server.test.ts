import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createMessage, createOutgoingMail } from '#test/message-factories.ts';
import {
  countUnread,
  deleteMessage,
  findInboxState,
  findMessage,
  listMessages,
  markRead,
  sendMessageAgain,
} from './inbox.server.ts';

const now = new Date('2026-03-01T08:15:00.000Z');
const at = (day: number) => `2026-02-0${day}T08:00:00.000Z`;

onEachEngine((engine) => {
  test('listMessages returns the newest messages first and each message on one page', async () => {
    const db = await freshDatabase(engine);
    for (const [id, day] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 3],
      ['e', 1],
    ] as const)
      await createMessage(db, { id, receivedAt: at(day) });
    await createMessage(db, { id: 'aside', putAside: 1, suspicions: '["links"]' });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await listMessages(db, { putAside: false, before, limit: 2 });
      seen.push(...page.messages.map(({ id }) => id));
      before = page.older ?? undefined;
    } while (before);
    expect(seen).toEqual(['d', 'b', 'c', 'e', 'a']);
    const { messages, older } = await listMessages(db, { putAside: true, limit: 2 });
    expect(older).toBeNull();
    expect(messages).toMatchObject([
      { id: 'aside', putAside: true, suspicions: ['links'], delivery: null },
    ]);
  });

  test('listMessages returns the first page for an invalid page position', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createMessage(db);
    for (const before of ['', 'x', '\0 \0', "' ' or 1=1"]) {
      const { messages } = await listMessages(db, { putAside: false, before, limit: 2 });
      expect(messages).toMatchObject([{ id }]);
    }
  });

  test('the mark of the inbox changes only with the inbox', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createMessage(db, { receivedAt: at(1) });
    const mail = await createOutgoingMail(db, { messageId: id });
    const marks: string[] = [];
    const look = async () => {
      const { unread, mark } = await findInboxState(db);
      expect((await findInboxState(db)).mark).toBe(mark);
      marks.push(mark);
      return unread;
    };
    expect(await look()).toBe(1);
    await markRead(db, id, true, now);
    expect(await look()).toBe(0);
    await markRead(db, id, false, now);
    expect(await look()).toBe(1);
    const { id: second } = await createMessage(db, { receivedAt: at(2) });
    expect(await look()).toBe(2);
    const settled = { state: 'sent', settledAt: now.toISOString() } as const;
    await db.updateTable('outgoingMail').set(settled).where('id', '=', mail.id).execute();
    await look();
    await deleteMessage(db, second);
    expect(await look()).toBe(1);
    expect(new Set(marks).size).toBe(marks.length - 1);
  });

  test('findMessage returns the delivery state of the mail for a message', async () => {
    const db = await freshDatabase(engine);
    const mail = await createOutgoingMail(db, { tries: 3, failure: 'keine Verbindung' });
    const found = await findMessage(db, mail.messageId as string);
    expect(found?.delivery).toEqual({
      state: 'waiting',
      tries: 3,
      nextTryAt: mail.nextTryAt,
      failure: 'keine Verbindung',
      settledAt: null,
    });
    expect(await findMessage(db, 'gibt es nicht')).toBeUndefined();
  });

  test('countUnread counts unread messages of the inbox and the spam folder separately', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createMessage(db);
    await createMessage(db);
    await createMessage(db, { putAside: 1 });
    expect(await countUnread(db)).toEqual({ inbox: 2, putAside: 1 });
    await markRead(db, id, true, now);
    expect(await countUnread(db)).toEqual({ inbox: 1, putAside: 1 });
    expect((await findMessage(db, id))?.isRead).toBe(true);
    await markRead(db, id, false, now);
    expect(await countUnread(db)).toEqual({ inbox: 2, putAside: 1 });
  });

  test('deleting a message also deletes its queued mail', async () => {
    const db = await freshDatabase(engine);
    const { messageId } = await createOutgoingMail(db);
    await deleteMessage(db, messageId as string);
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
    expect(await findMessage(db, messageId as string)).toBeUndefined();
  });

  test('an admin can send a message from the spam folder to the club', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createMessage(db, { putAside: 1, suspicions: '["links"]' });
    expect(await sendMessageAgain(db, id, now)).toBe(true);
    expect(await findMessage(db, id)).toMatchObject({
      putAside: false,
      suspicions: ['links'],
      delivery: { state: 'waiting', nextTryAt: now.toISOString() },
    });
  });

  test('sendMessageAgain makes a waiting mail due now and replaces a finished mail', async () => {
    const db = await freshDatabase(engine);
    const waiting = await createOutgoingMail(db, {
      tries: 4,
      nextTryAt: '2026-03-02T00:00:00.000Z',
    });
    const sent = await createOutgoingMail(db, { state: 'sent' });
    const undelivered = await createOutgoingMail(db, { state: 'undelivered', tries: 18 });
    for (const { messageId } of [waiting, sent, undelivered, undelivered])
      await sendMessageAgain(db, messageId as string, now);
    const mails = await db.selectFrom('outgoingMail').selectAll().execute();
    const of = ({ messageId }: { messageId: string | null }) =>
      mails.filter((mail) => mail.messageId === messageId);
    const due = { state: 'waiting', nextTryAt: now.toISOString() };
    expect(of(waiting)).toMatchObject([{ ...due, id: waiting.id, tries: 4 }]);
    for (const old of [sent, undelivered]) {
      expect(of(old)).toMatchObject([{ ...due, tries: 0 }]);
      expect(of(old)[0]?.id).not.toBe(old.id);
    }
    expect(await sendMessageAgain(db, 'gibt es nicht', now)).toBe(false);
  });
});
