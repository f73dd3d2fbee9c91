import fc from 'fast-check';

/**
 * The same random values in every run, so that a red test comes from the change that it is run for.
 * `FUZZ_SEED=… npm run test:unit` looks for what other values find.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 2026) });
