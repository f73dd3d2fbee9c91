import type { Reporter, TestModule } from 'vitest/node';
import { keepReport } from './report.ts';

/** Reports the test files of Vitest to `npm test`. */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const flaky = tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName);
      const seconds = module.diagnostic().duration / 1000;
      const longest = Math.max(0, ...tests.map((test) => test.diagnostic()?.duration ?? 0)) / 1000;
      keepReport({ file: module.moduleId, seconds, longest, tests: tests.length, flaky });
    }
  }
}
