import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';

export const dbContext = createContext<Db>();

/** Loaders and actions use no other clock. A page whose loader reads it is rendered anew every minute. */
export const nowContext = createContext<Date>();

/** Today in Vienna ('YYYY-MM-DD'). Prefer it to nowContext: pages that use it stay cached for hours. */
export const todayContext = createContext<string>();

export const listedPathsContext = createContext<readonly string[]>([]);

/** For outages and faults of our own, not for what visitors do wrong. */
export const reportContext = createContext<(error: unknown) => void>();

/** An IPv4 address, an IPv6 network of 64 bits, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

export const outageContext = createContext<Outage | null>(null);

/** Reserves memory for a body until its answer is sent; false when there is none. */
export const bodyRoomContext = createContext<(bytes: number) => boolean>(() => true);

/** Waits for the form's turn, which lasts until its answer is made. */
export const formTurnContext = createContext<(size: 'large' | 'small') => Promise<void>>(
  async () => {},
);

export const postedContext = createContext<PostedFields | null>(null);

export type PostedFields = [name: string, value: string][];
