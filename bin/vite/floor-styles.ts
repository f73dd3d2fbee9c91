import type { AtRule, Declaration, Plugin, Root } from 'postcss';

/**
 * Parts of CSS values that browsers at the floor (bin/floor.ts) do not know, what stands in for them, and the
 * condition by which a browser that knows them is found.
 */
const unknown = [
  { part: /(?<=\d)dvh\b/g, instead: 'vh', known: '(height: 1dvh)' },
  { part: /(?<=\d)cqi\b/g, instead: 'vw', known: '(width: 1cqi)' },
  { part: /^clip$/g, instead: 'hidden', known: '(overflow: clip)' },
  // The words that a screen reader says for a sign.
  { part: /\s*\/\s*"[^"]*"$/g, instead: '', known: '(content: "x" / "y")' },
  {
    // The first of the two colours stands in, unmixed.
    part: /color-mix\(in srgb, (var\([\w-]+\)) \d+%, (?:var\([\w-]+\)|\w+)\)/g,
    instead: '$1',
    known: '(color: color-mix(in srgb, red, red))',
  },
];
/** The width of both gutters of a page, in rem. */
const gutters = 2;

/**
 * PostCSS plugin that writes a rule for those browsers beside the rule for newer ones: it measures the
 * screen in place of the container, and takes a plain colour in place of a mixed one. Declarations that
 * already stand in @supports are left as they are.
 */
export const floorStyles: Plugin = {
  postcssPlugin: 'floor-styles',
  Once(root) {
    for (const { part, instead, known } of unknown)
      for (const declaration of listDeclarations(root, part)) {
        // Two declarations in a row would not do: a browser refuses a value with var() too late to use the first.
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
