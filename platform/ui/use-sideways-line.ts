import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Scrolls a line of links to the current link, and to a focused link, which browsers leave half hidden. */
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
      // Only for the keyboard: on touch, the link would move away before the finger is lifted.
      if (target.matches(':focus-visible')) bringIntoView(target);
    },
  };
}

function bringIntoView(link: Element): void {
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
