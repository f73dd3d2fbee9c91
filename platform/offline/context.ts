import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/**
 * A regular expression for private paths (paths.ts). Browsers and the service worker must not cache these
 * paths.
 */
export const privatePathsContext = createContext('');
