/** CSS functions that cannot load a file, because they take only numbers and colours. */
const harmless = new RegExp(
  `(?:^|[\\s,)])(?:${[
    ...['rgba?', 'hsla?', 'matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY', 'blur'],
    ...['brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity'],
    ...['saturate', 'sepia'],
  ].join('|')})$`,
  'i',
);
const maxDigits = 12;

/**
 * Allows words, numbers, `harmless` functions and url(#id). Refuses escapes and comments, which could hide
 * functions.
 */
export function isPlainValue(value: string): boolean {
  if (/\\|\/\*/.test(value)) return false;
  if (/^\s*url\((["']?)#[\w-]+\1\)\s*$/i.test(value)) return true;
  const before = value.split('(').slice(0, -1);
  return before.every((text) => harmless.test(text.trimEnd().slice(-maxDigits)));
}
