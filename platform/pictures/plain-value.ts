/** Functions of colours, transforms and filters, which take numbers alone. */
const harmless = new RegExp(
  `(?:^|[\\s,)])(?:${[
    ...['rgba?', 'hsla?', 'matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY', 'blur'],
    ...['brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity'],
    ...['saturate', 'sepia'],
  ].join('|')})$`,
  'i',
);
/** Characters that the longest of them and what stands before it take. */
const longest = 12;

/**
 * Whether an attribute of a drawing says only a word, numbers, a colour, transforms, or a part of the
 * drawing itself. Escapes and comments hide the name of a function, and no drawing needs them.
 */
export function isPlainValue(value: string): boolean {
  if (/\\|\/\*/.test(value)) return false;
  if (/^\s*url\((["']?)#[\w-]+\1\)\s*$/i.test(value)) return true;
  const before = value.split('(').slice(0, -1);
  return before.every((text) => harmless.test(text.trimEnd().slice(-longest)));
}
