import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/** A pattern for private paths. Neither browsers nor the service worker may cache their pages (paths.ts). */
export const privatePathsContext = createContext('');
