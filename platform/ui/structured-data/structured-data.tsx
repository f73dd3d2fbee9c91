interface StructuredDataProps {
  json: string;
}

/** JSON-LD for search engines; only what is also visible on the page. */
export function StructuredData({ json }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
