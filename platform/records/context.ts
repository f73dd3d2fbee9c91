import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

/** The revision when the page was asked for. With it, a page finds out whether its data are outdated. */
export const revisionContext = createContext<number>();
