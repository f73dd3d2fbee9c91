import { createContext } from 'react-router';
import type { Admin } from './data/admins.server.ts';
import type { Db } from './db/client.server.ts';

/** The database of this server. */
export const dbContext = createContext<Db>();

/** The moment at which the request came in: the only clock that loaders and actions know. */
export const nowContext = createContext<Date>();

/** Where the request came from: an IPv4 address, an IPv6 network of 64 bits, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

/** The admin who is signed in; set below /admin, where nobody else comes (require-admin.server.ts). */
export const adminContext = createContext<Admin>();
