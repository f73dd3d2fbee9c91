import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { findMessageSecret } from './message-secret.server.ts';

onEachEngine((engine) => {
  test('servers that start simultaneously agree on one secret', async () => {
    const db = await freshDatabase(engine);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => findMessageSecret(db)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\da-f]{64}$/);
  });
});
