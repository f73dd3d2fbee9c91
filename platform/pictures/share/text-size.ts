/**
 * The size in pixels at which a text of this many characters fits: the first of the steps (longest
 * text, size) that holds it, else the last one.
 */
export function textSize(
  text: string,
  steps: readonly (readonly [longest: number, size: number])[],
): number {
  const characters = [...text].length;
  const step = steps.find(([longest]) => characters <= longest) ?? steps.at(-1);
  return step?.[1] ?? 0;
}
