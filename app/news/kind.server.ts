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
  pictured: { article: ['image', 'content'] },
  transfer: {
    nodes: { news: 'collection' },
    counted: { table: 'article', one: 'Artikel', many: 'Artikel' },
    read: (node) => ({ article: readNews(...node('news')) }),
    write: (stored) => ({ news: writeNews(stored) }),
  },
  title: 'Neuigkeiten',
  records: articleRecords,
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
