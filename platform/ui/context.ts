import { createContext, useRouteLoaderData } from 'react-router';
import type { ClubChanges } from './club/current-club.ts';
import type { BrowserFaults } from './faults/browser-faults.server.ts';
import type { FindStyles } from './rendering/inline-styles.server.ts';

/** What admins have changed of the club; asked of the database once a request, and never fails. */
export const clubContext = createContext<() => Promise<ClubChanges>>(async () => ({}));

/** What a page's stylesheets hold, to be sent within it. */
export const stylesContext = createContext<FindStyles>(() => undefined);

/** Faults that visitors' browsers have told of. */
export const browserFaultsContext = createContext<Pick<BrowserFaults, 'list'>>();

/** The public address of the site, 'https://verein.example'; undefined on a page of an error. */
export function useOrigin(): string | undefined {
  return useRouteLoaderData<{ origin: string }>('root')?.origin;
}
