import { articleMarkdown } from '#platform/admin/editor/markdown.ts';
import { pictureSize } from '#platform/pictures/shape.ts';
import { markdownFault, plainHtml } from '#platform/ui/markdown-fault.ts';
import { maxHtmlLength, sanitiseHtml } from '#platform/ui/safe-html.server.ts';

const markdown = articleMarkdown();

markdown.renderer.rules.image = (tokens, index, options, _, renderer) => {
  const token = tokens[index];
  if (!token) return '';
  const size = pictureSize(String(token.attrGet('src')));
  // Width and height reserve the space, so that nothing moves when the picture loads.
  for (const [name, pixels] of Object.entries(size ?? {})) token.attrSet(name, String(pixels));
  token.attrSet('alt', renderer.renderInlineAsText(token.children ?? [], options, {}));
  return renderer.renderToken(tokens, index, options);
};

/**
 * Returns sanitised HTML. HTML longer than `maxHtmlLength` stays unsanitised, because the form rejects it
 * anyway.
 */
export function articleHtml(text: string): string {
  const html = markdownFault(text) ? plainHtml(text) : markdown.render(text).trim();
  return html.length > maxHtmlLength ? html : sanitiseHtml(html);
}

/** Converts HTML to Markdown for editing. HTML that Markdown lacks, such as a table, becomes plain text. */
export async function articleText(html: string): Promise<string> {
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
  // An older version of the site can have stored HTML that is not sanitised.
  return turndown.turndown(sanitiseHtml(html));
}
