import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Removes the characters `left` and the spaces before them. Components must be plain functions. */
export function withoutSigns(content: ReactNode, left: ReadonlySet<string>): ReactNode {
  if (typeof content === 'string') return textWithout(content, left);
  if (Array.isArray(content)) return content.map((each) => withoutSigns(each, left));
  if (!isValidElement<{ children?: ReactNode }>(content)) return content;
  const { type, props } = content;
  if (typeof type === 'function') {
    const show = type as (given: typeof props) => ReactNode;
    return withoutSigns(show(props), left);
  }
  return cloneElement(content, {}, withoutSigns(props.children, left));
}

function textWithout(text: string, left: ReadonlySet<string>): string {
  let kept = '';
  for (const sign of signsOf(text)) kept = left.has(sign) ? kept.trimEnd() : kept + sign;
  return kept.length === text.length ? text : kept.trimStart();
}

const segmenter = new Intl.Segmenter('de');

/** Splits a text into characters as a reader sees them (a flag, for example, is one). */
export function signsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
