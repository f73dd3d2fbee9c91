import MarkdownIt from 'markdown-it';
import { deepestLevel } from '#platform/ui/markdown-fault.ts';

/**
 * The Markdown that articles are written in: headings of two levels, bold, italic, lists, quotes,
 * links, pictures and lines. HTML stays text. The editor reads with it what the server makes HTML of.
 */
export function articleMarkdown(): MarkdownIt {
  const markdown = new MarkdownIt('commonmark', { html: false, breaks: true });
  Object.assign(markdown.options, { maxNesting: deepestLevel });
  // What nobody means who writes about football: four spaces, a line of hyphens below another one.
  markdown.disable(['code', 'fence', 'backticks', 'lheading', 'reference']);
  // The title is the page's own first heading.
  markdown.core.ruler.push('headings', ({ tokens }) => {
    for (const token of tokens)
      if (token.type.startsWith('heading_')) token.tag = Number(token.tag[1]) <= 2 ? 'h2' : 'h3';
  });
  return markdown;
}

/** The same for the club's texts: lines go on, and the names given, in curly brackets, are tokens of their own. */
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
