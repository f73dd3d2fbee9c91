import { articleText } from '#app/news/article-text.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { newsletterHtml } from '../newsletter-body.server.ts';

const block = '(?:p|h[1-6]|ul|ol|blockquote|figure|table)';
const betweenBlocks = new RegExp(`(?<=</${block}>)\\s*(?=<${block}\\b)`, 'g');

/** Returns Markdown for the editor, but HTML if Markdown would lose something, such as a table. */
export async function articleBody(content: string): Promise<string> {
  // The stored HTML of an article is one long line. Line breaks between its blocks make it easier to edit.
  const blocks = content.trim().replace(betweenBlocks, '\n\n');
  const text = await articleText(content);
  if (markdownFault(text) !== undefined) return blocks;
  const { parseMarkdown, serializeMarkdown } = await import('#platform/admin/editor/convert.ts');
  const written = serializeMarkdown(parseMarkdown(text), []);
  return shown(written) === shown(blocks) ? written : blocks;
}

function shown(body: string): string {
  return newsletterHtml(body, '')
    .replace(/ (?:width|height)="\d+"/g, '')
    .replace(/\s*(<\/?(?:p|h\d|ul|ol|li|blockquote|hr|br)\b[^>]*>)\s*/g, '$1')
    .replace(/(<(?:blockquote|li)>)<p>|<\/p>(?=<\/(?:blockquote|li)>)/g, '$1')
    .replace(/\s+/g, ' ');
}
