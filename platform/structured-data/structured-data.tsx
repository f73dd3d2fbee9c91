import type { Graph, Thing } from 'schema-dts';
import { useOrigin } from '#platform/ui/use-origin.ts';

interface StructuredDataProps {
  /** What the page is about, in the words of schema.org; `at` makes a path a full address. */
  of: (at: (path: string) => string) => readonly Thing[];
}

/** What search engines read of a page beside its text (JSON-LD); nothing that does not show on it. */
export function StructuredData({ of }: StructuredDataProps) {
  const origin = useOrigin();
  if (origin === undefined) return null;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': of((path) => new URL(origin + path).href),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
