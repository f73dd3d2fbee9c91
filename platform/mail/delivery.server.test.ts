import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendNewsletter } from '#app/post/newsletter/newsletters.server.ts';
import { onEachEngine, onEnginesOfRun } from '#test/database.ts';
import { findMail, quick, setUp, start, startWith, until } from '#test/delivering.ts';
import { Failing } from '#test/failing-queries.ts';
import {
  createMessage,
  createNewsletter,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import { countUnsentMails } from './mail-queue.server.ts';

onEachEngine((engine) => {
  test('several servers deliver the waiting mails, each mail once', async () => {
    const { db, server } = await setUp(engine);
    for (let count = 0; count < 30; count++) await createOutgoingMail(db);
    const deliveries = [1, 2, 3].map(() => start(db, server));
    await until(() => server.received.length >= 30);
    await Promise.all(deliveries.map(({ delivery }) => delivery.stop()));
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
    expect(await countUnsentMails(db)).toEqual({ waiting: 0, undelivered: 0 });
  });
});

onEnginesOfRun((engine) => {
  test('repeats a failed try and reports it without the sender', async () => {
    const { db, server } = await setUp(engine);
    const { id: messageId } = await createMessage(db, { name: 'Anna Geheim' });
    const { id } = await createOutgoingMail(db, { messageId });
    const answers = [451, 554, 'drop', 'take'] as const;
    let tries = 0;
    server.answer = () => answers[tries++] ?? 'take';
    const { failures } = start(db, server);
    await until(() => server.received.length === 1);
    await until(async () => (await findMail(db, id)).state === 'sent');
    expect(failures.map(({ failure }) => failure)).toEqual(['busy', 'refused', 'unreachable']);
    expect(failures[2]).toEqual({
      kind: 'message',
      failure: 'unreachable',
      tries: 3,
      givenUp: false,
    });
    expect(await findMail(db, id)).toMatchObject({ state: 'sent', tries: 3, failure: null });
  });

  test('a mail stays stored as undelivered after the last try', async () => {
    const { db, server } = await setUp(engine);
    const { id } = await createOutgoingMail(db);
    server.answer = () => 451;
    const { delivery, failures } = start(db, server, {
      ...quick,
      pause: ({ tries }) => (tries < 3 ? 5 : undefined),
    });
    await until(async () => (await findMail(db, id)).state === 'undelivered');
    expect(failures.map(({ givenUp }) => givenUp)).toEqual([false, false, true]);
    await until(() => delivery.unsent.undelivered === 1);
    expect(await findMail(db, id)).toMatchObject({ tries: 3, failure: 'busy', claimedBy: null });
  });

  test('sends a newsletter to all subscribers except one whose mailbox is closed', async () => {
    const { db, server } = await setUp(engine);
    for (let count = 0; count < 10; count++) await createSubscriber(db);
    const { email } = await createSubscriber(db);
    server.turnedAway.set(email, 550);
    const { id, writtenAt: version } = await createNewsletter(db);
    await sendNewsletter(db, { id, version }, new Date());
    // Uses the real rule: after a refusal by a subscriber's mailbox there is no other try.
    const { failures } = start(db, server, { interval: 20 });
    await until(async () => (await countUnsentMails(db)).waiting === 0);
    expect(server.received).toHaveLength(10);
    expect(new Set(server.received.flatMap(({ recipients }) => recipients)).size).toBe(10);
    expect(failures).toEqual([{ kind: 'newsletter', failure: 'refused', tries: 1, givenUp: true }]);
  });

  test('a server that stops finishes running tries and starts no new one', async () => {
    const { db, server } = await setUp(engine);
    for (let count = 0; count < 20; count++) await createOutgoingMail(db);
    server.answer = () => setTimeout(50, 'take' as const);
    const { delivery } = start(db, server);
    await until(() => server.received.length > 0);
    await delivery.stop();
    const taken = server.received.length;
    expect(taken).toBeLessThan(20);
    expect((await countUnsentMails(db)).waiting).toBe(20 - taken);
    delivery.wake();
    await setTimeout(100);
    expect(server.received).toHaveLength(taken);
    start(db, server);
    await until(() => server.received.length === 20);
  });

  test('a server that stops releases a mail without an answer and counts no try', async () => {
    const { db, server } = await setUp(engine);
    const { id } = await createOutgoingMail(db);
    let asked = false;
    server.answer = () => {
      asked = true;
      return 'hang';
    };
    const { delivery } = start(db, server, { ...quick, patience: 50 });
    await until(() => asked);
    await delivery.stop();
    expect(await findMail(db, id)).toMatchObject({ state: 'waiting', tries: 0, claimedBy: null });
  });
});

test('a server sends no mail whose claim could end during the try', async () => {
  const { db, server } = await setUp('sqlite');
  const { id } = await createOutgoingMail(db);
  const timing = { ...quick, lease: 1_000, tryTimeout: 1_000 };
  const { delivery, failures } = start(db, server, timing);
  await until(async () => (await findMail(db, id)).claimedBy !== null);
  await setTimeout(100);
  await delivery.stop();
  expect([server.received, failures]).toEqual([[], []]);
  expect(await findMail(db, id)).toMatchObject({ state: 'waiting', tries: 0 });
});

test('sends a mail only once if the database fails after the delivery', async () => {
  const { db, server } = await setUp('sqlite');
  const { id } = await createOutgoingMail(db);
  const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const failing = new Failing('UpdateQueryNode', 'settled_at', outage);
  const timing = { ...quick, lease: 1_000, tryTimeout: 500, settlePause: 1 };
  const { reported } = start(db.withPlugin(failing), server, timing);
  await until(() => reported.length > 0);
  failing.isOn = false;
  await until(async () => (await findMail(db, id)).state === 'sent');
  expect(reported).toEqual([outage]);
  expect(server.received).toHaveLength(1);
});

test('delivers a new mail when wake is called', async () => {
  const { db, server } = await setUp('sqlite');
  const { delivery } = start(db, server, {});
  await until(() => delivery.unsent.waiting === 0);
  await createOutgoingMail(db);
  delivery.wake();
  await until(() => server.received.length === 1);
});

test('without a transport, mails wait and are counted as waiting', async () => {
  const { db } = await setUp('sqlite');
  const { id } = await createOutgoingMail(db);
  const { delivery } = startWith(db, null, quick);
  await until(() => delivery.unsent.waiting === 1);
  await setTimeout(60);
  expect(await findMail(db, id)).toMatchObject({ state: 'waiting', claimedBy: null, tries: 0 });
});

test('reports an internal error and tries the mail again', async () => {
  const { db } = await setUp('sqlite');
  const { id } = await createOutgoingMail(db);
  let tries = 0;
  const { reported } = startWith(
    db,
    {
      kinds: ['message'],
      isReady: async () => true,
      async send() {
        if (tries++ === 0) throw new Error('kaputt');
        return { sent: true };
      },
    },
    quick,
  );
  await until(async () => (await findMail(db, id)).state === 'sent');
  expect(reported).toEqual([new Error('kaputt')]);
  expect(await findMail(db, id)).toMatchObject({ tries: 1 });
});
