import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/** At least this revision; a page compares it with its own to know whether it is old. */
export const revisionContext = createContext<number>();
