import { createContext } from 'react-router';
import type { Uploads } from './uploads.server.ts';

/** What admins have uploaded. */
export const uploadsContext = createContext<Uploads>();
