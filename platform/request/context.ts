import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

export const dbContext = createContext<Db>();

/** The database for pages of admins. It caches results until a server changes the data. */
export const cachedDbContext = createContext<() => Promise<Db>>();

/**
 * The only clock for loaders and actions. If a loader reads this clock, the loader's page is cached for one
 * minute only.
 */
export const nowContext = createContext<Date>();

/**
 * Today in Vienna ('YYYY-MM-DD'). A page stays cached longer if its loader reads this value instead of
 * `nowContext`.
 */
export const todayContext = createContext<string>();

export const sitemapPathsContext = createContext<readonly string[]>([]);

export const reportContext = createContext<(error: unknown) => void>();

/** The visitor's whole IPv4 address, or the first 64 bits of an IPv6 address; 'unbekannt' if unknown. */
export const visitorContext = createContext<string>('unbekannt');

export const outageContext = createContext<Outage | null>(null);

/**
 * Reserves memory for a request's body until the server has answered the request. Returns false if too little
 * memory is left.
 */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Waits until the server has time for this form. Small forms do not wait for large forms. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

export const formPostContext = createContext<FormPostFields | null>(null);

export type FormPostFields = [name: string, value: string][];
