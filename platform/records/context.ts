import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/**
 * The revision at the time of the request. By this number, an open page finds out whether its data are
 * outdated.
 */
export const revisionContext = createContext<number>();
