import type { Kind } from '#platform/records/kind.server.ts';
import { type ArticleRecord, articleRecords } from './article-record.server.ts';
import { readNews, writeNews } from './transfer/news.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    article: { record: ArticleRecord; tables: 'article' };
  }
}

export const articleKind: Kind<'article'> = {
  tables: { article: true },
  uploads: { article: ['image', 'content'] },
  transfer: {
    nodes: { news: 'collection' },
    counted: { table: 'article', one: 'Artikel', many: 'Artikel' },
    read: (node) => ({ article: readNews(...node('news')) }),
    write: (stored) => ({ news: writeNews(stored) }),
  },
  title: 'Neuigkeiten',
  records: articleRecords,
  picture: {
    segment: 'news',
    place: 5,
    shape: { width: 1280, height: 720, isCropped: true },
    fallback: null,
    isDescribed: true,
    read: ({ image, imageAlt }) => ({ image, alt: imageAlt }),
    write: (article, { image, alt }) => ({ ...article, image, imageAlt: alt }),
    async list(db) {
      const articles = db.selectFrom('article').select(['id', 'title as name', 'image']);
      const found = await articles.orderBy('id', 'desc').execute();
      return found.map((article) => ({ ...article, id: String(article.id) }));
    },
  },
  fields: {
    slug: 'Adresse der Seite',
    asciiSlug: null,
    title: 'Titel',
    publishedOn: { label: 'Datum', as: 'day' },
    content: 'Text',
    image: 'Bild',
    imageAlt: 'Was das Bild zeigt',
  },
};
