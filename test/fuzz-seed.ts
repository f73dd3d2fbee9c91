import fc from 'fast-check';

/**
 * Uses equal random values in every `npm test`, so that a failure comes from the tested change. `npm run
 * test:all` uses a new seed and prints it.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 2026) });
