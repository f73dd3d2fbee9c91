import { createContext, useRouteLoaderData } from 'react-router';
import type { ClubChanges } from './club/current-club.ts';
import type { BrowserFaults } from './faults/browser-faults.server.ts';
import type { FindStyles } from './rendering/delay-first-paint.server.ts';

/** The club data that admins have changed. It is read at most once for each request. Never throws. */
export const clubContext = createContext<() => Promise<ClubChanges>>(async () => ({}));

export const stylesContext = createContext<FindStyles>(() => undefined);

export const browserFaultsContext = createContext<Pick<BrowserFaults, 'list'>>();

export function useOrigin(): string | undefined {
  return useRouteLoaderData<{ origin: string }>('root')?.origin;
}
