import { type FocusEvent, useLayoutEffect, useRef } from 'react';

export function useScrollToCurrent(current: string | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when `current` changes
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
      // Scrolls only if the keyboard has moved the focus. On a touch screen, the link would move while the
      // finger is on it.
      if (target.matches(':focus-visible')) bringIntoView(target);
    },
  };
}

function bringIntoView(link: Element): void {
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
