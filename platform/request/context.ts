import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

/** The database of this server. */
export const dbContext = createContext<Db>();

/**
 * The moment at which the request came in: the only clock that loaders and actions know. A page
 * whose loader reads it is made anew every minute.
 */
export const nowContext = createContext<Date>();

/** The day in Vienna ('YYYY-MM-DD') at that moment; enough for most, and good for hours. */
export const todayContext = createContext<string>();

/** The fixed addresses of which search engines are told. */
export const listedPathsContext = createContext<readonly string[]>([]);

/** Where outages and faults of our own are told; never what a visitor did wrong. */
export const reportContext = createContext<(error: unknown) => void>();

/** Where the request came from: an IPv4 address, an IPv6 network of 64 bits, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

/** Why the database could not be used for this request; the answer's status says it (503). */
export const outageContext = createContext<Outage | null>(null);

/** Takes room for the bytes of a body that is read, until its answer is through; false when there is none. */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Waits until it is the turn of a form, which then lasts until its answer is made. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

/** The fields of a form that was posted, for a page that can only send it again. */
export const postedContext = createContext<PostedFields | null>(null);

/** The text fields of a form in their order; a name may come more than once. */
export type PostedFields = [name: string, value: string][];
