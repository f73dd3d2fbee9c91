import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'bin/**/*.test.ts', 'test/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
