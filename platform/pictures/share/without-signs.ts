import { cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * Replaces characters in `lacking` with plain characters ('𝗛' with 'H'), or removes them with the spaces
 * before them. Components in `content` must be plain functions.
 */
export function withoutSigns(content: ReactNode, lacking: ReadonlySet<string>): ReactNode {
  if (typeof content === 'string') return withTurnedFigures(textWithout(content, lacking));
  if (Array.isArray(content)) return content.map((each) => withoutSigns(each, lacking));
  if (!isValidElement<{ children?: ReactNode }>(content)) return content;
  const { type, props } = content;
  if (typeof type === 'function') {
    const show = type as (given: typeof props) => ReactNode;
    return withoutSigns(show(props), lacking);
  }
  return cloneElement(content, {}, withoutSigns(props.children, lacking));
}

function textWithout(text: string, lacking: ReadonlySet<string>): string {
  let kept = '';
  for (const sign of splitCharacters(text)) {
    const plain = lacking.has(sign) ? plainSigns(sign) : [sign];
    const isDrawn = plain.length > 0 && !plain.some((each) => lacking.has(each));
    kept = isDrawn ? kept + plain.join('') : kept.trimEnd();
  }
  return kept === text ? text : kept.trimStart();
}

export function plainSigns(sign: string): string[] {
  return splitCharacters(sign.normalize('NFKC').replace(/[\uFE0E\uFE0F]/g, ''));
}

/** After Arabic letters, satori draws '2:1' as '1:2', so this function swaps the numbers. */
function withTurnedFigures(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return text.replace(/(\d+)([:/])(\d+)/g, (figures, one, sign, other, at: number) => {
    const before = text.slice(0, at).match(/\p{L}/gu)?.at(-1) ?? '';
    return /\p{Script=Arabic}/u.test(before) ? other + sign + one : figures;
  });
}

const segmenter = new Intl.Segmenter('de');

export function splitCharacters(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
