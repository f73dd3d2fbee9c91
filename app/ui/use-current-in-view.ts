import { useEffect, useRef } from 'react';

/**
 * For a list of links that on a phone stand in one line: moves it sideways to the one that is the
 * current page.
 * @param current another value is another current link
 */
export function useCurrentInView(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the docstring says
  useEffect(() => {
    const line = list.current;
    const link = line?.querySelector('[aria-current]');
    if (!line || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const middle = line.getBoundingClientRect().left + line.clientWidth / 2;
    line.scrollLeft += left + width / 2 - middle;
  }, [current]);
  return list;
}
