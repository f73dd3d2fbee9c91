import { createContext } from 'react-router';
import type { Rights } from './rights.ts';
import type { SignedIn } from './sessions.server.ts';

/** The admin who is signed in; set below /admin, where nobody else comes (require-admin.server.ts). */
export const adminContext = createContext<SignedIn | null>(null);

/** Who may do what in the admin area. */
export const rightsContext = createContext<Rights>();
