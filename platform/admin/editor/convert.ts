import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { articleMarkdown, factMarkdown } from './markdown.ts';
import { textSchema } from './schema.ts';

/**
 * Names that a text can contain in curly brackets, such as `{name}`. The site replaces each name with a
 * value.
 */
export type Facts = readonly string[];

const { code_block: _, fence: __, code_inline: ___, ...tokens } = defaultMarkdownParser.tokens;
const ofText: typeof tokens = {
  ...tokens,
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag[1]) }) },
};
const parser = new MarkdownParser(textSchema, articleMarkdown(), {
  ...ofText,
  // Article pages show a line break at each line end, so the editor must show a line break there too.
  softbreak: { node: 'hard_break' },
});

const nodes: typeof defaultMarkdownSerializer.nodes = {
  ...defaultMarkdownSerializer.nodes,
  bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
  horizontal_rule(state, node) {
    state.write('---');
    state.closeBlock(node);
  },
  fact: (state, { attrs }) => state.write(`{${attrs.name}}`),
};

const serializer = new MarkdownSerializer(
  {
    ...nodes,
    hard_break(state, node, parent, index) {
      const isLast = index + 1 === parent.childCount;
      const isDouble = !isLast && parent.child(index + 1).type === node.type;
      if (!isLast && !isDouble) state.write('\n');
    },
  },
  defaultMarkdownSerializer.marks,
);

/** For texts with placeholders such as `{name}`. There, an unescaped `<` would be HTML, and `|` a table. */
const factSerializer = new MarkdownSerializer(nodes, defaultMarkdownSerializer.marks, {
  escapeExtraCharacters: /[<|]/g,
});

export function parseMarkdown(markdown: string, facts?: Facts): Node {
  if (!facts) return parser.parse(markdown);
  return new MarkdownParser(textSchema, factMarkdown(facts), {
    ...ofText,
    fact: {
      node: 'fact',
      getAttrs: ({ content }) => ({ name: content }),
    },
  }).parse(markdown);
}

export function serializeMarkdown(document: Node, facts?: Facts): string {
  return (facts ? factSerializer : serializer).serialize(document, { tightLists: true });
}
