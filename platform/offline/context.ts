import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/** Pattern of private paths: neither the browser nor the service worker caches them (paths.ts). */
export const privatePathsContext = createContext('');
