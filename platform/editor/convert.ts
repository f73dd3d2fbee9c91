import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { articleMarkdown } from './markdown.ts';
import { textSchema } from './schema.ts';

const { code_block: _, fence: __, code_inline: ___, ...tokens } = defaultMarkdownParser.tokens;
const parser = new MarkdownParser(textSchema, articleMarkdown(), {
  ...tokens,
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag[1]) }) },
  // An Enter in the plain field is one here.
  softbreak: { node: 'hard_break' },
});

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
    horizontal_rule(state, node) {
      state.write('---');
      state.closeBlock(node);
    },
    hard_break(state, node, parent, index) {
      const isLast = index + 1 === parent.childCount;
      const isDouble = !isLast && parent.child(index + 1).type === node.type;
      if (!isLast && !isDouble) state.write('\n');
    },
  },
  defaultMarkdownSerializer.marks,
);

/** The document that a text in Markdown is. */
export function documentOf(markdown: string): Node {
  return parser.parse(markdown);
}

/** A document as Markdown. */
export function markdownOf(document: Node): string {
  return serializer.serialize(document, { tightLists: true });
}
