import { createContext } from 'react-router';

/** Whether the browser keeps the pages that it has seen, to show them offline. */
export const offlineContext = createContext<boolean>(false);

/** The pattern of the paths that neither the browser nor the service worker keeps (paths.ts). */
export const privatePathsContext = createContext('');
