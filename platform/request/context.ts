import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

export const dbContext = createContext<Db>();

/** For what each page of the admin area shows: keeps reads until the stored revision is another one. */
export const keptDbContext = createContext<() => Promise<Db>>();

/** The only clock for loaders and actions. Pages whose loader reads it are rendered anew every minute. */
export const nowContext = createContext<Date>();

/** Today in Vienna ('YYYY-MM-DD'). Prefer it to nowContext: pages that use it stay cached for hours. */
export const todayContext = createContext<string>();

export const listedPathsContext = createContext<readonly string[]>([]);

/** Reports outages and our own faults, not what visitors do wrong. */
export const reportContext = createContext<(error: unknown) => void>();

/** The visitor's address: IPv4, an IPv6 network of 64 bits, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

export const outageContext = createContext<Outage | null>(null);

/** Reserves memory for a request's body until its answer is sent; false when no memory is left. */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Waits until it is this form's turn; the turn ends when the form's answer is made. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

export const postedContext = createContext<PostedFields | null>(null);

export type PostedFields = [name: string, value: string][];
