import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

export const dbContext = createContext<Db>();

/** The database for private pages. Results of reads are kept until any server stores a change. */
export const cachedDbContext = createContext<() => Promise<Db>>();

/**
 * The only clock for loaders and actions. If a loader reads this clock, the loader's page is cached for one
 * minute only.
 */
export const nowContext = createContext<Date>();

/**
 * Today in Vienna ('YYYY-MM-DD'). Pages whose loaders read only the day, and not `nowContext`, stay cached
 * for longer.
 */
export const todayContext = createContext<string>();

export const sitemapPathsContext = createContext<readonly string[]>([]);

export const reportContext = createContext<(error: unknown) => void>();

/** The visitor's address: all of an IPv4 address, the first 64 bits of IPv6; 'unbekannt' if not known. */
export const visitorContext = createContext<string>('unbekannt');

export const outageContext = createContext<Outage | null>(null);

/**
 * Reserves memory for the body of a request until the request is answered; false if not enough memory is
 * left.
 */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Resolves when it is the turn of this form. Small forms do not wait for large forms. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

export const formPostContext = createContext<FormPostFields | null>(null);

export type FormPostFields = [name: string, value: string][];
