import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/** The page's data are of this revision or newer: a page uses it to find out whether it is outdated. */
export const revisionContext = createContext<number>();
