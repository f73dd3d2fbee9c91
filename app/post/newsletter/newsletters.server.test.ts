import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createNewsletter, createSubscriber } from '#test/message-factories.ts';
import {
  deleteNewsletter,
  findNewsletter,
  listNewsletters,
  noVersion,
  resendNewsletter,
  saveNewsletter,
  sendNewsletter,
  sendTestNewsletter,
} from './newsletters.server.ts';
import { deleteSubscriber } from './subscribers.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const later = new Date('2026-03-01T08:05:00.000Z');
const draft = { id: 'a', subject: 'März', body: 'Hallo', username: 'max', version: noVersion };

onEachEngine((engine) => {
  test('changes and deletes a draft, but not a sent newsletter', async () => {
    const db = await freshDatabase(engine);
    expect(await saveNewsletter(db, draft, now)).toBeUndefined();
    const changed = { ...draft, subject: 'April', username: 'eva', version: now.toISOString() };
    expect(await saveNewsletter(db, changed, later)).toBeUndefined();
    expect(await listNewsletters(db, 9)).toEqual([
      {
        id: 'a',
        subject: 'April',
        body: 'Hallo',
        writtenBy: 'eva',
        writtenAt: later.toISOString(),
        queuedAt: null,
        progress: null,
      },
    ]);
    await sendNewsletter(db, { id: 'a', version: later.toISOString() }, now);
    const tooLate = { ...draft, subject: 'Mai', version: later.toISOString() };
    expect(await saveNewsletter(db, tooLate, later)).toMatchObject({ subject: 'April' });
    const sent = await deleteNewsletter(db, { id: 'a', version: later.toISOString() });
    expect(sent).toMatchObject({ subject: 'April', queuedAt: now.toISOString() });
    await saveNewsletter(db, { ...draft, id: 'b' }, now);
    const version = now.toISOString();
    expect(await deleteNewsletter(db, { id: 'b', version })).toBeUndefined();
    expect(await findNewsletter(db, 'b')).toBeUndefined();
  });

  test('does not remove a changed draft, and does not store a removed draft again', async () => {
    const db = await freshDatabase(engine);
    await saveNewsletter(db, draft, now);
    const version = now.toISOString();
    await saveNewsletter(db, { ...draft, subject: 'Juni', version }, later);
    expect(await deleteNewsletter(db, { id: 'a', version })).toMatchObject({ subject: 'Juni' });
    const newest = later.toISOString();
    expect(await deleteNewsletter(db, { id: 'a', version: newest })).toBeUndefined();
    expect(await saveNewsletter(db, { ...draft, version: newest }, later)).toBe('gone');
    expect(await findNewsletter(db, 'a')).toBeUndefined();
  });

  test('does not overwrite another admin’s change and saves a repeated draft once', async () => {
    const db = await freshDatabase(engine);
    await saveNewsletter(db, draft, now);
    expect(await saveNewsletter(db, draft, later)).toBeUndefined();
    const other = { ...draft, subject: 'April', username: 'eva' };
    expect(await saveNewsletter(db, other, later)).toMatchObject({
      subject: 'März',
      writtenBy: 'max',
      writtenAt: now.toISOString(),
    });
    expect(await listNewsletters(db, 9)).toMatchObject([{ subject: 'März' }]);
    const seen = { ...other, version: now.toISOString() };
    expect(await saveNewsletter(db, seen, later)).toBeUndefined();
    expect(await listNewsletters(db, 9)).toMatchObject([{ subject: 'April' }]);
  });

  test('sends the newsletter once to each confirmed subscriber, even if sent twice', async () => {
    const db = await freshDatabase(engine);
    const subscribers = [await createSubscriber(db), await createSubscriber(db)];
    await createSubscriber(db, { confirmedAt: null });
    const { id, writtenAt: version } = await createNewsletter(db);
    const send = () => sendNewsletter(db, { id, version }, now);
    const sent = await Promise.all([send(), send()]);
    expect(sent.filter((recipients) => recipients !== undefined)).toEqual([2]);
    expect(await send()).toBeUndefined();
    expect(await sendNewsletter(db, { id: 'gibt es nicht', version }, now)).toBeUndefined();
    const mails = await db.selectFrom('outgoingMail').selectAll().orderBy('id').execute();
    expect(mails.map(({ subscriberId }) => subscriberId)).toEqual(subscribers.map(({ id }) => id));
    expect(mails[0]).toMatchObject({
      id: `${id}.${subscribers[0]?.id}`,
      kind: 'newsletter',
      newsletterId: id,
      state: 'waiting',
      tries: 0,
      nextTryAt: now.toISOString(),
    });
  });

  test('unsubscribing during the sending causes no error and removes the recipient', async () => {
    const db = await freshDatabase(engine);
    const leaving: string[] = [];
    for (let count = 0; count < 16; count++) {
      leaving.push((await createSubscriber(db)).id);
      await createSubscriber(db);
    }
    const { id, writtenAt: version } = await createNewsletter(db);
    const leave = (some: string[]) => some.map((subscriber) => deleteSubscriber(db, subscriber));
    await Promise.all([
      ...leave(leaving.slice(0, 8)),
      sendNewsletter(db, { id, version }, now),
      ...leave(leaving.slice(8)),
    ]);
    const all = { recipients: 16, sent: 0, waiting: 16, undelivered: 0 };
    expect((await findNewsletter(db, id))?.progress).toEqual(all);
  });

  test('does not send a newsletter that has changed since the admin opened it', async () => {
    const db = await freshDatabase(engine);
    await createSubscriber(db);
    await saveNewsletter(db, draft, now);
    const version = now.toISOString();
    await saveNewsletter(db, { ...draft, subject: 'April', version }, later);
    expect(await sendNewsletter(db, { id: 'a', version }, later)).toBeUndefined();
    expect((await findNewsletter(db, 'a'))?.progress).toBeNull();
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
    expect(await sendNewsletter(db, { id: 'a', version: later.toISOString() }, later)).toBe(1);
  });

  test('shows the sending progress and tries undelivered mails again', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 4; count++) await createSubscriber(db);
    const { id, writtenAt: version } = await createNewsletter(db);
    await sendNewsletter(db, { id, version }, now);
    await sendTestNewsletter(db, { id, version, recipient: 'max@verein.example' }, now);
    const query = db.selectFrom('outgoingMail').select('id').where('kind', '=', 'newsletter');
    const mails = await query.execute();
    for (const [index, state] of (['sent', 'sent', 'undelivered'] as const).entries())
      await db
        .updateTable('outgoingMail')
        .set({ state })
        .where('id', '=', mails[index]?.id ?? '')
        .execute();
    expect((await findNewsletter(db, id))?.progress).toEqual({
      recipients: 4,
      sent: 2,
      waiting: 1,
      undelivered: 1,
    });
    await resendNewsletter(db, id, now);
    expect((await findNewsletter(db, id))?.progress).toMatchObject({ sent: 2, waiting: 2 });
  });

  test('accepts a newsletter without any subscriber', async () => {
    const db = await freshDatabase(engine);
    const { id, writtenAt: version } = await createNewsletter(db);
    expect(await sendNewsletter(db, { id, version }, now)).toBe(0);
    expect((await findNewsletter(db, id))?.progress).toMatchObject({ recipients: 0, sent: 0 });
  });

  test('sends a test newsletter to the given address and not to subscribers', async () => {
    const db = await freshDatabase(engine);
    const { id, writtenAt: version } = await createNewsletter(db);
    await createSubscriber(db);
    const test = { id, version, recipient: 'max@verein.example' };
    expect(await sendTestNewsletter(db, test, now)).toBe(true);
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toMatchObject([
      { kind: 'test', newsletterId: id, recipient: 'max@verein.example', subscriberId: null },
    ]);
  });

  test('sends no test mail of a changed or deleted newsletter', async () => {
    const db = await freshDatabase(engine);
    const { id, writtenAt } = await createNewsletter(db);
    const test = { id, version: writtenAt, recipient: 'max@verein.example' };
    expect(await sendTestNewsletter(db, { ...test, version: 'none' }, now)).toBe(false);
    await deleteNewsletter(db, { id, version: writtenAt });
    expect(await sendTestNewsletter(db, test, now)).toBe(false);
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
  });
});
