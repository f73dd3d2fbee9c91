import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

/** Every kind of record that the club has. */
export const kindsContext = createContext<KindRegistry>();

/** The revision that the data have at least; a page tells by it whether it is out of date. */
export const revisionContext = createContext<number>();
