import type { Generated } from 'kysely';
import type { StoredState } from './article-states.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    article: ArticleTable;
    articleDraft: ArticleDraftTable;
    articlePreview: ArticlePreviewTable;
  }
}

export interface ArticleTable {
  id: number;
  /** The number of the article as text, or the id that the form of a new article got. */
  key: string;
  slug: string;
  asciiSlug: string;
  title: string;
  publishedOn: string;
  /** Sanitised HTML. */
  content: string;
  image: string | null;
  imageAlt: string | null;
  state: Generated<StoredState>;
  /** Moment when a published article becomes public (ISO 8601, UTC). Null means immediately. */
  appearsAt: string | null;
  /** 0 if open pages must still get the notice that the article is public; otherwise 1. */
  isTold: Generated<0 | 1>;
  aboutGame: string | null;
}

interface ArticleDraftTable {
  article: string;
  username: string;
  /** JSON of the form's fields; null until the admin types something. */
  fields: string | null;
  version: string | null;
  typedAt: string | null;
  seenAt: string;
}

interface ArticlePreviewTable {
  id: string;
  article: string;
  record: string;
  madeAt: string;
  expiresAt: string;
  /** Username; null for old links, which do not store it. */
  madeBy: string | null;
}
