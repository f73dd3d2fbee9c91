import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/**
 * A regular expression for the paths of private pages (RouteRules in platform/values/paths.ts). Browsers and
 * the service worker must not cache these pages.
 */
export const privatePathsContext = createContext('');
