import { expect, test } from 'vitest';
import { freshSettings } from '#test/database.ts';
import { runMailSiege } from './mail-siege.ts';

// With 1,000 messages: npm run bench -- mail
test.each([
  ['sqlite', 1],
  ['postgres', 2],
] as const)(
  'on %s no message is lost with %i servers killed at random',
  async (engine, servers) => {
    const database = await freshSettings(engine);
    const messages = 60;
    const result = await runMailSiege({ database, messages, servers, kills: 4 });
    expect(result).toMatchObject({
      acknowledged: messages,
      delivered: messages,
      lost: 0,
      twiceOtherwise: 0,
      kills: 4,
    });
    // Each server delivers at most five mails at the same time.
    expect(result.twiceByKill).toBeLessThanOrEqual(4 * 5);
    expect(Object.keys(result.answers).length).toBeGreaterThan(3);
  },
  120_000,
);
