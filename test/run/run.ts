import '#test/temporary-folder.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listChangedTests, listChanges } from './changed-tests.ts';
import { printReport } from './report.ts';

/*
 * npm test                     lint, types, build, the quick tests
 * npm run test:all             the same with all tests, in all browsers
 * npm test -- WORD …           the quick tests whose path holds one of the words; test:all: of all
 * npm run test:changed         the quick tests that the changed files touch
 */

const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (isAll) process.env.TEST_ALL = '1';
// Printed at the end, so that a failed run can be repeated with this seed.
if (isAll) process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const isGreen = process.argv.includes('--changed')
  ? (await buildForTests()) && (await runChanged())
  : words.length > 0
    ? (await buildForTests()) && (await runTests(words))
    : (await check()) && (await runTests([]));
printReport();
if (isAll) console.log(`FUZZ_SEED=${process.env.FUZZ_SEED}`);
process.exit(isGreen ? 0 : 1);

/** Runs lint, type checks and builds in parallel on two processors. */
async function check(): Promise<boolean> {
  if (!(await run('react-router', 'typegen'))) return false;
  const parts = await Promise.all([
    inTurn(
      () => run('npm', 'run', '--silent', 'lint:sources'),
      () => buildForTests(),
    ),
    inTurn(
      () => run('npm', 'run', '--silent', 'types:sources'),
      () => run('npm', 'run', '--silent', 'build'),
    ),
  ]);
  return parts.every(Boolean);
}

/** Builds the site of the test club once. Otherwise each test runner would build it. */
function buildForTests(): Promise<boolean> {
  return run(
    'node',
    '--conditions=fixture-club',
    '--import=./test/fixture-club.ts',
    'bin/build.ts',
  );
}

async function inTurn(...parts: (() => Promise<boolean>)[]): Promise<boolean> {
  for (const part of parts) if (!(await part())) return false;
  return true;
}

async function runChanged(): Promise<boolean> {
  const changes = listChanges();
  const chosen = listChangedTests(changes);
  const journeys = chosen.filter((file) => file.startsWith('test/e2e/'));
  // `vitest related` also runs the test files that it gets.
  const sources = [...changes, ...chosen].filter((file) => /\.tsx?$/.test(file));
  const areUnitsGreen = await run('vitest', 'related', '--run', '--passWithNoTests', ...sources);
  const areJourneysGreen = journeys.length === 0 || (await run('playwright', 'test', ...journeys));
  return areUnitsGreen && areJourneysGreen;
}

/** Runs all parts, even after a failure, because each part reports other faults. */
async function runTests(paths: string[]): Promise<boolean> {
  // Vitest takes a failed build for a run without tests. So a run without tests may pass only if paths select
  // the tests.
  const isSome = paths.length > 0;
  const areUnitsGreen = await run(
    'vitest',
    'run',
    ...(isSome ? ['--passWithNoTests'] : []),
    ...paths,
  );
  const areJourneysGreen = await run(
    'playwright',
    ...['test', ...(isSome ? ['--pass-with-no-tests'] : []), ...paths],
  );
  const areOthersGreen = !isAll || (await run('node', 'bin/test-browsers.ts', ...paths));
  return areUnitsGreen && areJourneysGreen && areOthersGreen;
}

/** @returns true if the program ended without an error */
async function run(program: string, ...args: string[]): Promise<boolean> {
  const shell = process.platform === 'win32';
  const [code] = await once(spawn(program, args, { stdio: 'inherit', shell }), 'exit');
  return code === 0;
}
