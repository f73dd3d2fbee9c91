import { createContext } from 'react-router';
import type { KindRegistry } from './kind.server.ts';

export const kindsContext = createContext<KindRegistry>();

export const revisionContext = createContext<number>();
