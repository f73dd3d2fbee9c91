import { schema as commonMark } from 'prosemirror-markdown';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const known = (name: string) => commonMark.spec.nodes.get(name) as NodeSpec;

const reachable = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
/** A picture's address must be on this site. Another server would see who reads the page. */
const own = /^\/(?![/\\])/;

export function isReachable(address: string): boolean {
  return reachable.test(address);
}

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: 'number' } },
  content: '(text | image | fact)*',
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

const fact: NodeSpec = {
  inline: true,
  atom: true,
  attrs: { name: { validate: 'string' } },
  group: 'inline',
  parseDOM: [
    {
      tag: 'span[data-fact]',
      getAttrs: (element) => ({ name: element.getAttribute('data-fact') ?? '' }),
    },
  ],
  toDOM: ({ attrs: { name } }) => ['span', { 'data-fact': name }, name],
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

const bulletList: NodeSpec = {
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
};

const orderedList: NodeSpec = {
  content: 'list_item+',
  group: 'block',
  attrs: { order: { default: 1, validate: 'number' } },
  parseDOM: [{ tag: 'ol' }],
  toDOM: ({ attrs: { order } }) => ['ol', { start: order }, 0],
};

export const textSchema = new Schema({
  nodes: {
    doc: known('doc'),
    paragraph: known('paragraph'),
    heading,
    blockquote: known('blockquote'),
    bullet_list: bulletList,
    ordered_list: orderedList,
    list_item: known('list_item'),
    horizontal_rule: known('horizontal_rule'),
    text: known('text'),
    image,
    fact,
    hard_break: known('hard_break'),
  },
  marks: {
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { tag: '[data-italic]' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      // Google Docs wraps all copied text in a <b> of normal weight. `readPasted` marks it as `data-plain`.
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b:not([data-plain])' },
        { tag: '[data-bold]:not(h1, h2, h3, h4, h5, h6)' },
      ],
      toDOM: () => ['strong', 0],
    },
    link,
  },
});
