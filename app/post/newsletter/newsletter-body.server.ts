import sanitizeHtml from 'sanitize-html';
import { markdownFault, plainHtml } from '#platform/ui/markdown-fault.ts';
import { renderMarkdown } from '#platform/ui/render-markdown.server.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';

/**
 * Returns sanitised HTML in which addresses of this site are absolute: they begin with `origin`. `origin` has
 * no slash at its end.
 */
export function newsletterHtml(body: string, origin: string): string {
  const absolute = (address: string | undefined) =>
    address === undefined ? {} : (URL.parse(address, `${origin}/`)?.href ?? address);
  const withAddress = (tagName: string, attribute: 'href' | 'src') => {
    return (_: string, attribs: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribute in attribs && { [attribute]: absolute(attribs[attribute]) as string }),
      },
    });
  };
  const written = markdownFault(body) ? plainHtml(body) : renderMarkdown(body);
  return sanitizeHtml(sanitiseHtml(written), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { a: withAddress('a', 'href'), img: withAddress('img', 'src') },
  });
}

export function newsletterText(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
    )
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<hr\b[^>]*>/g, '\n\n---\n\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<\/?(?:tr|ul|ol)\b[^>]*>/g, '\n')
    .replace(/<\/?(?:p|h\d|blockquote|table|figure)\b[^>]*>/g, '\n\n');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
