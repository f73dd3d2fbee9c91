import type { FullConfig, Reporter, Suite, TestCase, TestStep } from '@playwright/test/reporter';
import { keepReport } from './report.ts';

/** Reports the test files of Playwright to `npm test`. */
export default class JourneyReport implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const files = Map.groupBy(this.#tests, ({ location }) => location.file);
    for (const [file, tests] of files) {
      const times = tests.map(({ results }) =>
        results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      );
      const seconds = times.reduce((sum, time) => sum + time, 0);
      const flaky = tests.filter((test) => test.outcome() === 'flaky').map(describe);
      keepReport({ file, seconds, longest: Math.max(...times), tests: tests.length, flaky });
    }
  }
}

function describe({ title, results }: TestCase): string {
  const [red] = results.filter(({ status }) => status !== 'passed');
  return `${title}\n    red in: ${lastSteps(red?.steps ?? []).join(' > ') || 'no step'}`;
}

/** Lists the nested steps in which a test ended, outermost step first. */
function lastSteps(steps: readonly TestStep[]): string[] {
  const ofTest = steps.filter(({ category }) => category !== 'hook');
  const last = ofTest.at(-1);
  return last ? [last.title, ...lastSteps(last.steps)] : [];
}
