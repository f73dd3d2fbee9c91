import type { AtRule, Declaration, Plugin, Root } from 'postcss';

/** What browsers at the floor (bin/floor.ts) do not know in a value, what stands in for it, and how to ask for it. */
const unknown = [
  { part: /(?<=\d)dvh\b/g, instead: 'vh', known: '(height: 1dvh)' },
  { part: /(?<=\d)cqi\b/g, instead: 'vw', known: '(width: 1cqi)' },
  { part: /^clip$/g, instead: 'hidden', known: '(overflow: clip)' },
  // What a sign is called for those who hear it.
  { part: /\s*\/\s*"[^"]*"$/g, instead: '', known: '(content: "x" / "y")' },
  {
    // Of two colours the first, as much as there is of it.
    part: /color-mix\(in srgb, (var\([\w-]+\)) \d+%, (?:var\([\w-]+\)|\w+)\)/g,
    instead: '$1',
    known: '(color: color-mix(in srgb, red, red))',
  },
];
/** What the gutters of a page take of its width, in rem. */
const gutters = 2;

/**
 * PostCSS plugin that gives those browsers something to go by: the screen, where newer ones ask for the
 * room that a part of the page has, and a plain colour for a mixed one. What a stylesheet asks for by
 * itself is left to it.
 */
export const floorStyles: Plugin = {
  postcssPlugin: 'floor-styles',
  Once(root) {
    for (const { part, instead, known } of unknown)
      for (const declaration of listDeclarations(root, part)) {
        // Not two of them in a row: with var() in it, a value is refused only when the first is forgotten.
        declaration.after({ name: 'supports', params: known, nodes: [declaration.clone()] });
        declaration.value = declaration.value.replace(part, instead);
      }
    root.walkAtRules('container', (rule) => {
      const params = rule.params.replace(/[\d.]+/g, (rem) => String(Number(rem) + gutters));
      const media = rule.clone({ name: 'media', params }) as AtRule;
      const supports = { name: 'supports', params: 'not (container-type: inline-size)' };
      rule.after({ ...supports, nodes: [media] });
    });
  },
};

function listDeclarations(root: Root, part: RegExp): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => {
    const { parent, value } = declaration;
    const isAsked = parent?.type === 'atrule' && (parent as AtRule).name === 'supports';
    if (!isAsked && value.match(part)) found.push(declaration);
  });
  return found;
}
