import lighthouse, { type Result } from 'lighthouse';

interface FailingAudit {
  id: string;
  says: string;
}

/** Results of Lighthouse for one page. Each number is the median of all runs. */
export interface AuditedPage {
  /** Scores for performance, accessibility, best practices and SEO, each from 0 to 100. */
  scores: number[];
  /** The largest contentful paint, in milliseconds. */
  lcp: number;
  cls: number;
  /** The total blocking time, in milliseconds. */
  tbt: number;
  bytes: number;
  failing: FailingAudit[];
  version: string;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** `ignoreStatusCode` lets Lighthouse audit the page for a missing address, whose status is 404. */
const flags = { output: 'json', logLevel: 'error', ignoreStatusCode: true } as const;

export async function auditPage(url: string, port: number, runs: number): Promise<AuditedPage> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = (await lighthouse(url, { ...flags, port, onlyCategories: categories }))?.lhr;
    if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message}`);
    results.push(result);
  }
  const of = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: categories.map((id) =>
      Math.round(100 * median(results.map((result) => result.categories[id]?.score ?? 0))),
    ),
    lcp: of('largest-contentful-paint'),
    cls: of('cumulative-layout-shift'),
    tbt: of('total-blocking-time'),
    bytes: of('total-byte-weight'),
    failing: [
      ...new Map(results.flatMap(failingAudits).map((audit) => [audit.id, audit])).values(),
    ],
    version: results[0]?.lighthouseVersion ?? '',
  };
}

function failingAudits({ categories: judged, audits }: Result): FailingAudit[] {
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => ({ id, says: audits[id]?.displayValue ?? audits[id]?.title ?? '' }));
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
