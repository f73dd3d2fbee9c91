import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * What a list of links is given that on a phone stands in one line: it is moved sideways to the one
 * that is the current page, and to the one that has the focus, which browsers leave half in sight.
 * @param current another value is another current link
 */
export function useSidewaysLine(current: string | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the docstring says
  useLayoutEffect(() => {
    const line = ref.current;
    const link = line?.querySelector('[aria-current]');
    if (!line || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const middle = line.getBoundingClientRect().left + line.clientWidth / 2;
    line.scrollLeft += left + width / 2 - middle;
    const focused = line.querySelector(':focus-visible');
    if (focused) bringIntoView(focused);
  }, [current]);
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      // Below a finger it would move away before the finger is lifted.
      if (target.matches(':focus-visible')) bringIntoView(target);
    },
  };
}

function bringIntoView(link: Element): void {
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
