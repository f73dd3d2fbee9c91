import type { Generated } from 'kysely';
import type { StoredState } from './states.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    article: ArticleTable;
    articleDraft: ArticleDraftTable;
    articlePreview: ArticlePreviewTable;
  }
}

export interface ArticleTable {
  id: number;
  /** Its number, or the id that its first form had. */
  key: string;
  slug: string;
  asciiSlug: string;
  title: string;
  /** YYYY-MM-DD */
  publishedOn: string;
  /** Sanitised HTML. */
  content: string;
  image: string | null;
  imageAlt: string | null;
  state: Generated<StoredState>;
  /** A published article shows from then on (ISO 8601, UTC); null means always. */
  appearsAt: string | null;
  /** Whether open pages were notified; 0 while the moment lies ahead. */
  isTold: Generated<0 | 1>;
  /** The game may have been removed. */
  aboutGame: string | null;
}

interface ArticleDraftTable {
  article: string;
  username: string;
  /** The form's fields as JSON; null while nothing is typed. */
  fields: string | null;
  /** The version of the record that the form was opened with. */
  version: string | null;
  typedAt: string | null;
  seenAt: string;
}

interface ArticlePreviewTable {
  id: string;
  article: string;
  /** The article at that time, as JSON. */
  record: string;
  madeAt: string;
  expiresAt: string;
  /** Null for old links without a maker. */
  madeBy: string | null;
}
