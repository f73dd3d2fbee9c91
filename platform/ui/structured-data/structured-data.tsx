interface StructuredDataProps {
  /** As structured-data.server.ts writes it. */
  json: string;
}

/** What search engines read of a page beside its text (JSON-LD); nothing that does not show on it. */
export function StructuredData({ json }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
