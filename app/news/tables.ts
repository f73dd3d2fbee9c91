declare module '#platform/db/schema.ts' {
  interface Schema {
    article: ArticleTable;
  }
}

export interface ArticleTable {
  id: number;
  slug: string;
  /** The slug read with ASCII letters only: a second address of the same article. */
  asciiSlug: string;
  title: string;
  /** YYYY-MM-DD */
  publishedOn: string;
  /** Sanitised HTML. */
  content: string;
  image: string | null;
  /** What the image shows, for those who do not see it. */
  imageAlt: string | null;
}
