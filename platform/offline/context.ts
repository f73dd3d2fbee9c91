import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/** A pattern for private paths, which neither browsers nor the service worker may cache (paths.ts). */
export const privatePathsContext = createContext('');
