/** In pixels. @param steps longest text and its size; the last one is for all longer texts */
export function textSize(
  text: string,
  steps: readonly (readonly [longest: number, size: number])[],
): number {
  const characters = [...text].length;
  const step = steps.find(([longest]) => characters <= longest) ?? steps.at(-1);
  return step?.[1] ?? 0;
}
