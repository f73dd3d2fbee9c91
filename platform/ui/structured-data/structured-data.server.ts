import type { Graph, Thing } from 'schema-dts';

/**
 * What search engines read of a page beside its text, as the text of its element: browsers need
 * nothing of what makes it.
 * @param of what the page is about, in the words of schema.org; `at` makes a path a full address
 */
export function structuredData(
  { origin }: URL,
  of: (at: (path: string) => string) => readonly Thing[],
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': of((path) => new URL(origin + path).href),
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
