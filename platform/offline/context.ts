import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/** Pattern of paths that neither the browser nor the service worker keeps (paths.ts). */
export const privatePathsContext = createContext('');
