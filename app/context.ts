import { createContext } from 'react-router';
import type { Db } from './db/client.server.ts';

/** The database of this server. */
export const dbContext = createContext<Db>();

/** The moment at which the request came in: the only clock that loaders and actions know. */
export const nowContext = createContext<Date>();
