import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/**
 * The revision at the time of the request. With this number, an open page can check if its data are outdated.
 */
export const revisionContext = createContext<number>();
