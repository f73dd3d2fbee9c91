import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts the focus to where the fragment of an address leads, as the browser does by itself when it loads
 * the page: a field of a form, a part of the page. One that is shut away is opened.
 */
export function useAskedPlace(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address can be asked for again
  useEffect(() => {
    // As it stands there: ids have no signs that an address writes otherwise.
    const place = hash && document.getElementById(hash.slice(1));
    if (!place) return;
    for (let shut = closedAround(place); shut; shut = closedAround(place)) shut.open = true;
    place.focus();
    place.scrollIntoView({ block: 'nearest' });
  }, [hash, key]);
}

function closedAround(place: Element): HTMLDetailsElement | null {
  return place.closest<HTMLDetailsElement>('details:not([open])');
}
