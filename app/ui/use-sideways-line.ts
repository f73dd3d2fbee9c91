import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * What a list of links is given that on a phone stands in one line: it is moved sideways to the one
 * that is the current page, and to the one that has the focus, which browsers leave half in sight.
 * @param current another value is another current link
 */
export function useSidewaysLine(current: string | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the docstring says
  useEffect(() => {
    const line = ref.current;
    const link = line?.querySelector('[aria-current]');
    if (!line || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const middle = line.getBoundingClientRect().left + line.clientWidth / 2;
    line.scrollLeft += left + width / 2 - middle;
  }, [current]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) =>
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  };
}
