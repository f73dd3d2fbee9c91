import MarkdownIt from 'markdown-it';
import { maxNesting } from './markdown-fault.ts';

const ofWeb = String.raw`(?<!\w)(?:(?:https?|ftp):\/\/|www\.)[\p{L}\d][^\s<]*`;
const ofMail = String.raw`(?<![\w.+-])(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]*[a-z\d])+(?![-_])`;
const addresses = new RegExp(`${ofWeb}|${ofMail}`, 'giu');
const webAddress = new RegExp(ofWeb, 'iuy');
/** A character that can end a sentence, but not an address. */
const loose = /[?!.,:;*_'"~“”„«»‘’…]/;

const markdown = new MarkdownIt({ html: true, linkify: true });
Object.assign(markdown.options, { maxNesting });

// Replaces the link rules of linkify-it, which read 'Mail:a@b.at' as one address and also make a link of
// 'verein.at'.
Object.assign(markdown.linkify, {
  pretest: (text: string) => text.search(addresses) >= 0,
  test: (text: string) => text.search(addresses) >= 0,
  match: (text: string) =>
    [...text.matchAll(addresses)].map(({ 0: found, index }) => linkOf(found, index)),
  matchAtStart(text: string) {
    webAddress.lastIndex = 0;
    const [found] = webAddress.exec(text) ?? [];
    return found === undefined ? null : linkOf(found, 0);
  },
});
markdown.normalizeLinkText = (address) => address;

// Renders '~~…~~' as `<del>` like GitHub, not as `<s>`. Pages then show the text without a line through it,
// because safe-html.server.ts removes the tag `<del>`. It would keep `<s>`.
markdown.renderer.rules.s_open = () => '<del>';
markdown.renderer.rules.s_close = () => '</del>';

// Cells of tables get `align` instead of `style`, because the Content-Security-Policy forbids `style`.
markdown.core.ruler.push('columns', ({ tokens }) => {
  for (const token of tokens) {
    const side = token.attrGet('style')?.replace('text-align:', '');
    if (side) token.attrs = [['align', side]];
  }
});

/** Renders GitHub's Markdown. HTML in the text stays, so the caller must sanitise the result. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

function linkOf(found: string, index: number) {
  const text = withoutEnd(found);
  const before = /^(?:\w+:\/\/|mailto:)/i.test(text)
    ? ''
    : /^www\./i.test(text)
      ? 'http://'
      : 'mailto:';
  return { schema: 'http:', index, lastIndex: index + text.length, text, url: before + text };
}

function withoutEnd(found: string): string {
  let end = found.length;
  let open = found.split('(').length - found.split(')').length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    if (last === ')' && open < 0) open += 1;
    else if (!loose.test(last)) break;
  }
  return found.slice(0, end);
}
