import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the fragment's target, as the browser does on load, and opens what hides it. */
export function useAskedPlace(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address can be asked for again
  useEffect(() => {
    // Not decoded: ids have only characters that an address keeps.
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
