import { createContext } from 'react-router';

/** Whether the browser keeps the pages that it has seen, to show them offline. */
export const offlineContext = createContext<boolean>(false);

/** What the paths begin with that neither the browser nor the service worker keeps. */
export const privatePathsContext = createContext<readonly string[]>([]);
