import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { articleMarkdown, factMarkdown } from './markdown.ts';
import { textSchema } from './schema.ts';

/** What the site fills in where a name stands in curly brackets: by that name, what it is called. */
export type Facts = Readonly<Record<string, string>>;

const { code_block: _, fence: __, code_inline: ___, ...tokens } = defaultMarkdownParser.tokens;
const ofText: typeof tokens = {
  ...tokens,
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag[1]) }) },
};
const parser = new MarkdownParser(textSchema, articleMarkdown(), {
  ...ofText,
  // An Enter in the plain field is one here.
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

/** Of what is read as the club's texts are: a line that ends goes on, and tags and bars are letters. */
const factSerializer = new MarkdownSerializer(nodes, defaultMarkdownSerializer.marks, {
  escapeExtraCharacters: /[<|]/g,
});

/** The document that a text in Markdown is. @param facts of a text of the club */
export function documentOf(markdown: string, facts?: Facts): Node {
  if (!facts) return parser.parse(markdown);
  return new MarkdownParser(textSchema, factMarkdown(Object.keys(facts)), {
    ...ofText,
    fact: {
      node: 'fact',
      getAttrs: ({ content }) => ({ name: content, label: facts[content] ?? content }),
    },
  }).parse(markdown);
}

/** A document as Markdown. */
export function markdownOf(document: Node, facts?: Facts): string {
  return (facts ? factSerializer : serializer).serialize(document, { tightLists: true });
}
