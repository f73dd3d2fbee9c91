/* The two packages bring no types of their own. */

declare module '@marbec/web-auto-extractor' {
  /** What stands in a page, by format and by type. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, Record<string, unknown>[]>; errors: unknown[] };
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg?: unknown);
    validate(extracted: unknown): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
