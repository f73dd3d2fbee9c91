import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { type ArticleDraft, type ArticleRecord, articleRecords } from './article-record.server.ts';
import { stateFieldId, stateNames } from './article-states.ts';
import { findArticle } from './articles.server.ts';
import { readNews, writeNews } from './data-tree/news.server.ts';
import { articleDrafts } from './draft/pictures-in-drafts.server.ts';
import { listArticleRecords } from './list-article-records.server.ts';
import { listNewsTasks } from './news-tasks.server.ts';
import { articlePicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    article: { record: ArticleRecord; draft: ArticleDraft; tables: 'article' };
  }
}

export const articleKind: Kind<'article'> = {
  tool,
  tables: { article: true },
  uploads: { article: [{ name: 'image', alt: 'imageAlt' }, 'content'] },
  recordIds: { column: 'key' },
  drafts: articleDrafts,
  dataTree: {
    nodes: { news: 'collection' },
    counted: { table: 'article', one: 'Artikel', many: 'Artikel' },
    read: (node) => ({ article: readNews(...node('news')) }),
    write: (stored) => ({ news: writeNews(stored) }),
  },
  title: 'Neuigkeiten',
  records: articleRecords,
  async ids(db) {
    const articles = await db.selectFrom('article').select('key').orderBy('id').execute();
    return articles.map(({ key }) => key);
  },
  list: listArticleRecords,
  async next(db, { id, record: { slug, state }, now }) {
    if (state === 'draft')
      return [
        {
          label: 'Entwurf veröffentlichen',
          path: `${tool.path}/${encodeURIComponent(id)}#${stateFieldId}`,
        },
      ];
    return linkToPage((await findArticle(db, slug, now)) && href('/news/:slug', { slug }));
  },
  tasks: listNewsTasks,
  picture: {
    ...articlePicture,
    fallback: null,
    read: ({ image, imageAlt }) => ({ image, alt: imageAlt }),
    write: (article, { image, alt }) => ({ ...article, image, imageAlt: alt }),
    async list(db) {
      const articles = db.selectFrom('article').select(['key as id', 'title as name', 'image']);
      return articles.orderBy('article.id', 'desc').execute();
    },
  },
  together: [
    ['state', 'appearsAt', 'publishedOn'],
    ['image', 'imageAlt'],
  ],
  log: { what: (label) => `den Artikel „${label}“` },
  fields: {
    slug: 'Adresse der Seite',
    asciiSlug: null,
    title: 'Titel',
    publishedOn: { label: 'Datum', as: 'day' },
    content: { label: 'Text', as: 'html' },
    image: 'Bild',
    imageAlt: 'Was das Bild zeigt',
    state: { label: 'Zustand', words: stateNames },
    appearsAt: { label: 'Erscheint', as: 'moment' },
    aboutGame: { label: 'Spiel', as: 'name', kind: 'game' },
  },
};
