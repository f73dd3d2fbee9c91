import { articleText } from '#app/news/article-text.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { newsletterHtml } from '../newsletter-body.server.ts';

const block = '(?:p|h[1-6]|ul|ol|blockquote|figure|table)';
const betweenBlocks = new RegExp(`(?<=</${block}>)\\s*(?=<${block}\\b)`, 'g');

/** An article's text as the editor writes it; its HTML where that would lose something, such as a table. */
export async function articleBody(content: string): Promise<string> {
  // An article is stored as one long line, so line breaks are added between its blocks to make editing easy.
  const blocks = content.trim().replace(betweenBlocks, '\n\n');
  const text = await articleText(content);
  if (markdownFault(text) !== undefined) return blocks;
  // Loads the library on demand, because only editing needs it.
  const { documentOf, markdownOf } = await import('#platform/admin/editor/convert.ts');
  const written = markdownOf(documentOf(text), []);
  return shown(written) === shown(blocks) ? written : blocks;
}

/** What a mail shows of it: a picture without its size, or the one paragraph of a quote, looks the same. */
function shown(body: string): string {
  return newsletterHtml(body, '')
    .replace(/ (?:width|height)="\d+"/g, '')
    .replace(/\s*(<\/?(?:p|h\d|ul|ol|li|blockquote|hr|br)\b[^>]*>)\s*/g, '$1')
    .replace(/(<(?:blockquote|li)>)<p>|<\/p>(?=<\/(?:blockquote|li)>)/g, '$1')
    .replace(/\s+/g, ' ');
}
