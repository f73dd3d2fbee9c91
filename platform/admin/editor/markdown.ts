import MarkdownIt from 'markdown-it';
import { deepestLevel } from '#platform/ui/markdown-fault.ts';

/** HTML stays text. Editor and server read with the same rules. */
export function articleMarkdown(): MarkdownIt {
  const markdown = new MarkdownIt('commonmark', { html: false, breaks: true });
  Object.assign(markdown.options, { maxNesting: deepestLevel });
  // Nobody who writes about football means these, such as code by four spaces.
  markdown.disable(['code', 'fence', 'backticks', 'lheading', 'reference']);
  // The page's title is the only first heading.
  markdown.core.ruler.push('headings', ({ tokens }) => {
    for (const token of tokens)
      if (token.type.startsWith('heading_')) token.tag = Number(token.tag[1]) <= 2 ? 'h2' : 'h3';
  });
  return markdown;
}

/** A single line end is no break, and the given names in curly brackets are tokens. */
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
