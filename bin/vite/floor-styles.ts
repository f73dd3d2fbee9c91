import type { AtRule, Declaration, Plugin, Root } from 'postcss';

const unknown = [
  { part: /(?<=\d)dvh\b/g, instead: 'vh', known: '(height: 1dvh)' },
  { part: /(?<=\d)cqi\b/g, instead: 'vw', known: '(width: 1cqi)' },
  { part: /^clip$/g, instead: 'hidden', known: '(overflow: clip)' },
  // In `content`, the text after the slash is for screen readers.
  { part: /\s*\/\s*"[^"]*"$/g, instead: '', known: '(content: "x" / "y")' },
  {
    part: /color-mix\(in srgb, (var\([\w-]+\)) \d+%, (?:var\([\w-]+\)|\w+)\)/g,
    instead: '$1',
    known: '(color: color-mix(in srgb, red, red))',
  },
];
/** Left and right margin of a page together, in rem. */
const gutters = 2;

export const floorStyles: Plugin = {
  postcssPlugin: 'floor-styles',
  Once(root) {
    for (const { part, instead, known } of unknown)
      for (const declaration of listDeclarations(root, part)) {
        // The new value must be inside @supports. Of two declarations in a row, an old browser would use
        // neither, because it detects an invalid value with var() too late.
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
