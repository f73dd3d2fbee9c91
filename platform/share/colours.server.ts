import theme from '#club/theme.css?raw';

/**
 * A colour of the club by its name in club/theme.css.
 * @throws Error naming one that is not there
 */
export function clubColour(name: string): string {
  const [, colour] = new RegExp(`--club-${name}:\\s*([^;]+);`).exec(theme) ?? [];
  if (!colour) throw new Error(`club/theme.css: --club-${name} is missing`);
  return colour.trim();
}
