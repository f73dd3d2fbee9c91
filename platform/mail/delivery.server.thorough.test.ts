import { expect, test } from 'vitest';
import { onEachEngine } from '#test/database.ts';
import { findMail, quick, setUp, start, until } from '#test/delivering.ts';
import { createOutgoingMail } from '#test/message-factories.ts';

onEachEngine((engine) => {
  test('the delivery tries a mail again after the mail server has not answered', async () => {
    const { db, server } = await setUp(engine);
    const { id } = await createOutgoingMail(db);
    let tries = 0;
    server.answer = () => (tries++ === 0 ? 'hang' : 'take');
    const { failures } = start(db, server, { ...quick, tryTimeout: 3_000 });
    await until(async () => (await findMail(db, id)).state === 'sent');
    expect(failures.map(({ failure }) => failure)).toEqual(['timeout']);
    expect(server.received).toHaveLength(1);
  });

  test('delivers the mail of a crashed server after its claim has expired', async () => {
    const { db, server } = await setUp(engine);
    const claimedUntil = new Date(Date.now() + 300).toISOString();
    await createOutgoingMail(db, { claimedBy: 'tot', claimedUntil });
    const begun = Date.now();
    start(db, server);
    await until(() => server.received.length === 1);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(250);
  });
});
