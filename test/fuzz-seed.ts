import fc from 'fast-check';

/**
 * The same random values in every run of `npm test`, so that a red test comes from the change that it
 * is run for. `npm run test:all` draws others, and prints their seed.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 2026) });
