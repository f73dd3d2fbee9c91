import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export interface FileReport {
  /** Path from the root of the project. */
  file: string;
  seconds: number;
  /** Seconds of the longest test, including its retries. */
  longest: number;
  tests: number;
  /** Tests that passed only on a retry. */
  flaky: string[];
}

/** Maximum seconds of a quick test (CONTRIBUTING.md). */
const quickSeconds = 12;

/** Stores the report for `printReport`, which runs in another process. */
export function keepReport({ file, ...facts }: FileReport): void {
  const report = { file: relative('', file), ...facts };
  appendFileSync(reportFile(), `${JSON.stringify(report)}\n`);
}

/** Prints the slowest files and the tests that passed only on a retry. */
export function printReport(): void {
  if (!existsSync(reportFile())) return;
  const lines = readFileSync(reportFile(), 'utf8').trimEnd().split('\n');
  const reports = lines.map((line): FileReport => JSON.parse(line));
  const slowest = reports.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const tests = reports.reduce((sum, report) => sum + report.tests, 0);
  console.log(`\n${tests} tests in ${reports.length} files; their databases lay in ${tmpdir()}.`);
  console.log('The slowest files, in seconds:');
  for (const { file, seconds, longest } of slowest) {
    const isTooSlow = longest > quickSeconds && !process.env.TEST_ALL;
    console.log(
      `${seconds.toFixed(1).padStart(6)}  ${file}${isTooSlow ? '  (belongs to thorough)' : ''}`,
    );
  }
  const flaky = reports.flatMap((report) => report.flaky.map((name) => `${report.file}: ${name}`));
  console.log(flaky.length > 0 ? 'Passed on another try only:' : 'Nothing needed another try.');
  for (const name of flaky) console.log(`  ${name}`);
}

function reportFile(): string {
  return join(tmpdir(), 'report.jsonl');
}
