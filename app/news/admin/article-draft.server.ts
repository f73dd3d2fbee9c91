import type { z } from 'zod';
import { maxHtmlLength } from '#platform/ui/safe-html.server.ts';
import { viennaDate, viennaInstant } from '#platform/values/vienna.ts';
import type { ArticleDraft, ArticleRecord } from '../article-record.server.ts';
import { hasBeenPublished } from '../article-states.ts';
import { articleHtml, articleText } from '../article-text.server.ts';
import { articleSchema } from '../tool.ts';

type Stored = { record: ArticleRecord; text: string } | undefined;

export async function withText(record: ArticleRecord | undefined): Promise<Stored> {
  return record && { record, text: await articleText(record.content) };
}

export function articleDraftSchema(stored: Stored, now: Date): z.ZodType<ArticleDraft> {
  const wasSeen = stored !== undefined && hasBeenPublished(stored.record, now);
  return articleSchema.transform(({ text, state, appearsAt, ...entered }, context) => {
    if (state === 'archived' && !wasSeen)
      context.addIssue({
        code: 'custom',
        path: ['state'],
        message: 'Ins Archiv kommt, was veröffentlicht war. Einen Entwurf sieht ohnehin niemand.',
      });
    const content = contentOf(text, stored);
    if (content.length > maxHtmlLength)
      context.addIssue({
        code: 'custom',
        path: ['text'],
        message: 'Der Text ist zu lang: zu viele Links, Listen oder Hervorhebungen.',
      });
    if (state === 'planned' && appearsAt !== null) {
      const [date = '', time = ''] = appearsAt.split('T');
      const moment = viennaInstant(date, time);
      const day = viennaDate(moment);
      const planned = { state: 'published', appearsAt: moment.toISOString() } as const;
      return { ...entered, ...planned, content, publishedOn: day };
    }
    const moment = wasSeen ? stored.record.appearsAt : null;
    if (state === 'archived') return { ...entered, state, content, appearsAt: moment };
    if (state !== 'draft')
      return {
        ...entered,
        ...{ state: 'published', content },
        appearsAt: wasSeen ? moment : now.toISOString(),
      };
    // The past `appearsAt` of a draft shows that the article was public before. The address of such an
    // article must not change any more.
    const first = wasSeen ? (moment ?? dayBegins(stored.record.publishedOn)) : null;
    return { ...entered, state, content, appearsAt: first };
  });
}

/** Keeps the stored HTML of an unchanged text, because Markdown cannot express all HTML. */
function contentOf(text: string, stored: Stored): string {
  return stored?.text.trim() === text.trim() ? stored.record.content : articleHtml(text);
}

function dayBegins(date: string): string {
  return viennaInstant(date, '00:00').toISOString();
}
