import postcss, { type ChildNode, type Root } from 'postcss';

export type Looks = Readonly<Record<string, string>>;

interface Declaration {
  value: string;
  weight: number;
}

type Declarations = Map<string, Declaration>;

/** An element name, a class or an id: the rules that drawing programs write. */
const plainSelector = /^[.#]?[\w-]+$/;

/** Further apart than there can be rules. */
const weights = { tag: 0, class: 1e6, id: 2e6, own: 3e6, important: 1e7 };

/** Ignores complex selectors, so that the time per element does not grow. @throws CssSyntaxError */
export function readLooks(
  styles: string,
  names: ReadonlySet<string>,
): (tag: string, attributes: Looks) => Looks {
  const bySelector = new Map<string, Declarations>();
  postcss.parse(styles).nodes.forEach((rule, place) => {
    if (rule.type !== 'rule') return;
    const declared = [...declarationsOf(rule.nodes, names)];
    for (const selector of rule.selector.split(',').map((each) => each.trim())) {
      if (!plainSelector.test(selector)) continue;
      const known = bySelector.get(selector) ?? new Map();
      bySelector.set(selector, known);
      for (const [name, { value, weight }] of declared)
        set(known, name, { value, weight: weight + weightOf(selector) + place });
    }
  });
  return (tag, { class: classes = '', id = '', style = '' }) => {
    const looks: Declarations = new Map();
    const named = new Set(classes.split(/\s+/).map((name) => `.${name}`));
    for (const selector of [tag, ...named, `#${id}`])
      for (const [name, declaration] of bySelector.get(selector) ?? [])
        set(looks, name, declaration);
    for (const [name, { value, weight }] of ownDeclarations(style, names))
      set(looks, name, { value, weight: weight + weights.own });
    return Object.fromEntries([...looks].map(([name, { value }]) => [name, value]));
  };
}

function ownDeclarations(style: string, names: ReadonlySet<string>): Declarations {
  if (!style) return new Map();
  const [rule] = postcss.parse(`own{${style}}`).nodes as Root['nodes'];
  return declarationsOf(rule?.type === 'rule' ? rule.nodes : [], names);
}

function declarationsOf(nodes: readonly ChildNode[], names: ReadonlySet<string>): Declarations {
  const declarations: Declarations = new Map();
  for (const node of nodes)
    if (node.type === 'decl' && names.has(node.prop))
      set(declarations, node.prop, {
        value: node.value,
        weight: node.important ? weights.important : 0,
      });
  return declarations;
}

/** The later declaration wins over one of the same weight. */
function set(declarations: Declarations, name: string, declaration: Declaration): void {
  const known = declarations.get(name);
  if (!known || known.weight <= declaration.weight) declarations.set(name, declaration);
}

function weightOf(selector: string): number {
  if (selector.startsWith('#')) return weights.id;
  return selector.startsWith('.') ? weights.class : weights.tag;
}
