import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  /** The kind of rule and its result: ['VIOLATION', 'FAIL']. */
  value: [string, string];
}

interface Checker {
  check: (document: Document, policies: string[]) => Promise<{ results: Finding[] }>;
}

const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Findings of the checker that we accept; docs/accessibility.md gives the reasons. */
const accepted: Record<string, RegExp> = {
  // Some browsers add no tab stop to a scrollable region, so the page sets one. The checker expects another
  // role for an element with a tab stop.
  element_tabbable_role_valid: /^<section [^>]*aria-label="[^"]+"[^>]*>$/,
};

/** Lists the violations that IBM Equal Access finds in the current page: IBM's own rules and WCAG 2.2. */
export async function ibmViolations(page: Page): Promise<string[]> {
  // Do not use a script element, because the page's Content-Security-Policy blocks it.
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(`${engine};0`);
  const { applied, failed } = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    const failed = results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
    return { applied: results.length, failed };
  });
  if (applied === 0) throw new Error('No rule of the checker applied.');
  return failed
    .filter(({ ruleId, snippet }) => !accepted[ruleId]?.test(snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet}`);
}
