import { createContext } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import type { Outage } from '#platform/db/outage.server.ts';
import type { MailSetup } from '#platform/mail/mail-setup.server.ts';
import type { Uploads } from '#platform/pictures/uploads.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import type { Rights } from '#platform/sign-in/rights.ts';
import type { SignedIn } from '#platform/sign-in/sessions.server.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import type { BrowserFaults } from '#platform/ui/faults/browser-faults.server.ts';
import type { FindStyles } from '#platform/ui/rendering/inline-styles.server.ts';

/** The database of this server. */
export const dbContext = createContext<Db>();

/**
 * The moment at which the request came in: the only clock that loaders and actions know. A page
 * whose loader reads it is made anew every minute.
 */
export const nowContext = createContext<Date>();

/** Every kind of record that the club has. */
export const kindsContext = createContext<KindRegistry>();

/** What admins have changed of the club; asked of the database once a request, and never fails. */
export const clubContext = createContext<() => Promise<ClubChanges>>(async () => ({}));

/** The day in Vienna ('YYYY-MM-DD') at that moment; enough for most, and good for hours. */
export const todayContext = createContext<string>();

/** The revision that the data have at least; a page tells by it whether it is out of date. */
export const revisionContext = createContext<number>();

/** Whether the browser keeps the pages that it has seen, to show them offline. */
export const offlineContext = createContext<boolean>(false);

/** Where outages and faults of our own are told; never what a visitor did wrong. */
export const reportContext = createContext<(error: unknown) => void>();

/** Faults that visitors' browsers have told of. */
export const browserFaultsContext = createContext<Pick<BrowserFaults, 'list'>>();

/** What a page's stylesheets hold, to be sent within it. */
export const stylesContext = createContext<FindStyles>(() => undefined);

/** Where the request came from: an IPv4 address, an IPv6 network of 64 bits, or 'unbekannt'. */
export const visitorContext = createContext<string>('unbekannt');

/** What admins have uploaded. */
export const uploadsContext = createContext<Uploads>();

/** How mail goes out, where its links lead, and how long messages are kept. */
export const mailContext = createContext<MailSetup>({
  to: '',
  from: '',
  origin: 'http://localhost',
  keepDays: 365,
});

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

/** The admin who is signed in; set below /admin, where nobody else comes (require-admin.server.ts). */
export const adminContext = createContext<SignedIn | null>(null);

/** Who may do what in the admin area. */
export const rightsContext = createContext<Rights>();
