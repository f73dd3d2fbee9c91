import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

export const dbContext = createContext<Db>();

/** The database for private pages: keeps reads until another server, or this one, stores a change. */
export const keptDbContext = createContext<() => Promise<Db>>();

/** The only clock for loaders and actions. A page whose loader reads it is cached for one minute only. */
export const nowContext = createContext<Date>();

/**
 * Today in Vienna ('YYYY-MM-DD'). Prefer it to nowContext: pages that use it alone stay cached for hours.
 */
export const todayContext = createContext<string>();

export const listedPathsContext = createContext<readonly string[]>([]);

/** Reports outages and faults of our own, not what visitors do wrong. */
export const reportContext = createContext<(error: unknown) => void>();

/** The visitor's address: IPv4, the first 64 bits of IPv6, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

export const outageContext = createContext<Outage | null>(null);

/** Reserves memory for a request's body until its answer is sent; false if no memory is left. */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Waits until this form may be handled; the next form may follow when its answer is made. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

export const postedContext = createContext<PostedFields | null>(null);

export type PostedFields = [name: string, value: string][];
