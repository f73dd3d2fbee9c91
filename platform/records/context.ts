import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/** The data are of this revision or a later one; a page compares it to see if it is outdated. */
export const revisionContext = createContext<number>();
