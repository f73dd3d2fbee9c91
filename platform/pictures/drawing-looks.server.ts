import postcss, { type ChildNode, type Root } from 'postcss';
import { isPlainValue } from './plain-value.ts';

export type Looks = Readonly<Record<string, string>>;

interface Declaration {
  value: string;
  weight: number;
}

type Declarations = Map<string, Declaration>;

export const plainSelector = /^[.#]?[\w-]+$/;

/**
 * The weight of a CSS declaration: the number of its selector, or `own` in a style attribute. !important adds
 * `important`, and a rule of the stylesheet adds its position, which is always below a million.
 */
const weights = { tag: 0, class: 1e6, id: 2e6, own: 3e6, important: 1e7 };

/**
 * Reads only rules for an element, class or id, because other rules take long to match.
 * @throws CssSyntaxError
 */
export function readLooks(styles: string, names: Names): (tag: string, attributes: Looks) => Looks {
  const declarationsOf = readDeclarations(styles, names);
  return (tag, attributes) => valuesOf(declarationsOf(tag, attributes));
}

/**
 * `firm` has the declarations (by id, style or !important) that rules for classes and elements cannot
 * override.
 */
export function readFirmLooks(
  styles: string,
  names: Names,
): (tag: string, attributes: Looks) => { looks: Looks; firm: Looks } {
  const declarationsOf = readDeclarations(styles, names);
  return (tag, attributes) => {
    const all = [...declarationsOf(tag, attributes)];
    const isFirm = ([, { weight }]: (typeof all)[number]) => weight >= weights.id;
    return {
      looks: valuesOf(all.filter((each) => !isFirm(each))),
      firm: valuesOf(all.filter(isFirm)),
    };
  };
}

type Names = Pick<ReadonlySet<string>, 'has'>;

function valuesOf(declarations: Iterable<[string, Declaration]>): Looks {
  return Object.fromEntries([...declarations].map(([name, { value }]) => [name, value]));
}

function readDeclarations(
  styles: string,
  names: Names,
): (tag: string, attributes: Looks) => Declarations {
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
    return looks;
  };
}

function ownDeclarations(style: string, names: Names): Declarations {
  if (!style) return new Map();
  const [rule] = postcss.parse(`own{${style}}`).nodes as Root['nodes'];
  return declarationsOf(rule?.type === 'rule' ? rule.nodes : [], names);
}

function declarationsOf(nodes: readonly ChildNode[], names: Names): Declarations {
  const declarations: Declarations = new Map();
  for (const node of nodes)
    if (node.type === 'decl' && names.has(node.prop) && isPlainValue(node.value))
      set(declarations, node.prop, {
        value: node.value,
        weight: node.important ? weights.important : 0,
      });
  return declarations;
}

function set(declarations: Declarations, name: string, declaration: Declaration): void {
  const known = declarations.get(name);
  if (!known || known.weight <= declaration.weight) declarations.set(name, declaration);
}

function weightOf(selector: string): number {
  if (selector.startsWith('#')) return weights.id;
  return selector.startsWith('.') ? weights.class : weights.tag;
}
