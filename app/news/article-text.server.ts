import { articleMarkdown } from '#platform/admin/editor/markdown.ts';
import { pictureSize } from '#platform/pictures/shape.ts';
import { markdownFault, plainHtml } from '#platform/ui/markdown-fault.ts';
import { longestHtml, sanitiseHtml } from '#platform/ui/safe-html.server.ts';

const markdown = articleMarkdown();

markdown.renderer.rules.image = (tokens, index, options, _, renderer) => {
  const token = tokens[index];
  if (!token) return '';
  const size = pictureSize(String(token.attrGet('src')));
  // So that nothing moves when it comes.
  for (const [name, pixels] of Object.entries(size ?? {})) token.attrSet(name, String(pixels));
  token.attrSet('alt', renderer.renderInlineAsText(token.children ?? [], options, {}));
  return renderer.renderToken(tokens, index, options);
};

/**
 * The HTML of an article written in Markdown, sanitised; of one whose HTML is longer than is kept,
 * more than that.
 */
export function articleHtml(text: string): string {
  const html = markdownFault(text) ? plainHtml(text) : markdown.render(text).trim();
  return html.length > longestHtml ? html : sanitiseHtml(html);
}

/**
 * An article's HTML as Markdown to be edited. What Markdown has no signs for, such as a table, keeps
 * its words.
 */
export async function articleText(html: string): Promise<string> {
  // Only who edits an article needs it.
  const { default: TurndownService } = await import('turndown');
  const turndown = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
    br: '',
  });
  turndown.addRule('line', { filter: 'br', replacement: () => '\n' });
  turndown.addRule('cell', {
    filter: ['th', 'td', 'figcaption', 'caption'],
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  // It may have been stored before all of it was looked at.
  return turndown.turndown(sanitiseHtml(html));
}
