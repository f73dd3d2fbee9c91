import { useMatches, useRouteLoaderData } from 'react-router';
import type { ShownSponsor } from '../sponsors.server.ts';

/** What a route exports as its `handle` whose page shows the sponsors itself: the footer does not then. */
export interface SponsorsHandle {
  showsSponsors: true;
}

/** Whether the page that is shown has its sponsors in its content. */
export function useHasSponsors(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<SponsorsHandle> | undefined)?.showsSponsors,
  );
}

/** The sponsors of today, as the loader of the root finds them; empty where it did not. */
export function useStripSponsors(): readonly ShownSponsor[] {
  const root = useRouteLoaderData('root') as { sponsors?: ShownSponsor[] } | undefined;
  return root?.sponsors ?? [];
}
