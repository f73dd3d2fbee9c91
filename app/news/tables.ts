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
  /** What the admin area knows it by: its number, or the id that its first form had. */
  key: string;
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
  state: Generated<StoredState>;
  /** The moment from which on a published one is seen (ISO 8601, UTC); null means from ever on. */
  appearsAt: string | null;
  /** Whether open pages have been told that it is seen: 0 while that moment lies ahead. */
  isTold: Generated<0 | 1>;
  /** The id of the game that it is about; that may be gone. */
  aboutGame: string | null;
}

/** That an admin has an article open, and what was typed and not saved. */
interface ArticleDraftTable {
  /** The key of the article, of one that is not stored yet too. */
  article: string;
  username: string;
  /** The fields of the form as JSON; null while nothing is typed. */
  fields: string | null;
  /** The version of the record with which the form was opened. */
  version: string | null;
  /** When that was typed, ISO 8601. */
  typedAt: string | null;
  /** When the form was open last. */
  seenAt: string;
}

/** What a link shows to whoever has it before an article is published. */
interface ArticlePreviewTable {
  id: string;
  /** The key of the article. */
  article: string;
  /** The article as it was when the link was made, as JSON. */
  record: string;
  madeAt: string;
  expiresAt: string;
  /** Who made the link; null for one from before that was noted. */
  madeBy: string | null;
}
