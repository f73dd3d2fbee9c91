import MarkdownIt from 'markdown-it';
import { maxNesting } from '#platform/ui/markdown-fault.ts';

/** The Markdown rules of articles, for editor and server. HTML in a text is shown as plain text. */
export function articleMarkdown(): MarkdownIt {
  const markdown = new MarkdownIt('commonmark', { html: false, breaks: true });
  Object.assign(markdown.options, { maxNesting });
  // Disables syntax that authors would use only by accident. Four spaces at the start of a line would make
  // the line code.
  markdown.disable(['code', 'fence', 'backticks', 'lheading', 'reference']);
  markdown.core.ruler.push('headings', ({ tokens }) => {
    for (const token of tokens)
      if (token.type.startsWith('heading_')) token.tag = Number(token.tag[1]) <= 2 ? 'h2' : 'h3';
  });
  return markdown;
}

/**
 * Like `articleMarkdown`, except that a single line end is no line break and `{name}` is a separate token.
 */
export function factMarkdown(names: readonly string[]): MarkdownIt {
  const markdown = articleMarkdown().set({ breaks: false });
  markdown.inline.ruler.push('fact', (state, silent) => {
    if (state.src[state.pos] !== '{') return false;
    const end = state.src.indexOf('}', state.pos);
    const name = state.src.slice(state.pos + 1, end);
    if (end < 0 || !names.includes(name)) return false;
    if (!silent) state.push('fact', '', 0).content = name;
    state.pos = end + 1;
    return true;
  });
  return markdown;
}
