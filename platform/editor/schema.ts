import { schema as commonMark } from 'prosemirror-markdown';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const known = {
  node: (name: string) => commonMark.spec.nodes.get(name) as NodeSpec,
  mark: (name: string) => commonMark.spec.marks.get(name) as MarkSpec,
};

/** Where a link may lead: the web, a mailbox, a telephone, a page of this site. */
const reachable = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
/** A picture of this site; others would tell their servers who reads. */
const own = /^\/(?![/\\])/;

/** Whether a link in a text may lead to an address. */
export function isReachable(address: string): boolean {
  return reachable.test(address);
}

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: 'number' } },
  content: '(text | image)*',
  group: 'block',
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    attrs: { level: level <= 2 ? 2 : 3 },
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
};

const image: NodeSpec = {
  inline: true,
  attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string|null' } },
  group: 'inline',
  draggable: true,
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs(element) {
        const src = element.getAttribute('src') ?? '';
        return own.test(src) && { src, alt: element.getAttribute('alt') ?? '' };
      },
    },
  ],
  toDOM: ({ attrs: { src, alt } }) => ['img', { src, alt }],
};

const link: MarkSpec = {
  attrs: { href: { validate: 'string' }, title: { default: null } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs(element) {
        const href = element.getAttribute('href') ?? '';
        return isReachable(href) && { href };
      },
    },
  ],
  toDOM: ({ attrs: { href } }) => ['a', { href, rel: 'noopener noreferrer' }, 0],
};

/** Without an empty line between the points of a list. */
function tight(list: NodeSpec): NodeSpec {
  return { ...list, attrs: { ...list.attrs, tight: { default: true } } };
}

/**
 * What a text may hold: paragraphs, headings of two levels, lists, quotes, lines, pictures of this
 * site; bold, italic, links. Whatever is pasted becomes that.
 */
export const textSchema = new Schema({
  nodes: {
    doc: known.node('doc'),
    paragraph: known.node('paragraph'),
    heading,
    blockquote: known.node('blockquote'),
    bullet_list: tight(known.node('bullet_list')),
    ordered_list: tight(known.node('ordered_list')),
    list_item: known.node('list_item'),
    horizontal_rule: known.node('horizontal_rule'),
    text: known.node('text'),
    image,
    hard_break: known.node('hard_break'),
  },
  marks: { em: known.mark('em'), strong: known.mark('strong'), link },
});
