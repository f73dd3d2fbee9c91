import { createContext } from 'react-router';

/** Whether the browser keeps the pages that it has seen, to show them offline. */
export const offlineContext = createContext<boolean>(false);
