import type { Right } from '#platform/sign-in/rights.ts';
import type { LiveHandle } from './shown-page.ts';

/** What each route exports as its `handle`: what it is. The type check names one that does not (app/routes.ts). */
export type RouteHandle = PublicPage | PublicFile | AdminPage | PrivatePage;

/** A page that is the same for everybody: the server and visitors' devices keep it. */
export interface PublicPage extends LiveHandle, PublicAddress {
  /** Whether search engines are told of it; 'listed' where app/site/sitemap/route.ts says which of it there are. */
  sitemap: boolean | 'listed';
  /** Whether its form stands below every page: devices keep what sends it. */
  isBelowPages?: true;
}

/** A picture, a calendar, a list for robots. */
export interface PublicFile extends PublicAddress {
  isFile: true;
  /** Whether the answer depends on the visitor's device, so that the server does not keep it. */
  isOfDevice?: true;
}

interface PublicAddress {
  /** The parameters of the address that it reads: it gets no others, which are somebody's marks on a link. */
  reads?: readonly string[];
  /** Whether devices keep it, as they do unless this says otherwise. */
  isKept?: false;
}

/** What lies in the admin area: nobody keeps it. */
export interface AdminPage extends Partial<LiveHandle> {
  right: Right;
}

/** A page to sign in, or behind a link that somebody was sent: nobody keeps it, and no log has the link. */
export interface PrivatePage {
  isPrivate: true;
  /** Whether the link opens something once: no other site hears where somebody came from. */
  opensOnce?: true;
  /** Whether the admin area shows it in a frame. */
  isFramed?: true;
}
