import type { Right } from '#platform/sign-in/rights.ts';
import type { LiveHandle } from './shown-page.ts';

/** What each route exports as its `handle`. The type check names a route without one (app/routes.ts). */
export type RouteHandle = PublicPage | PublicFile | AdminPage | PrivatePage;

/** A page that is the same for everybody: the server and visitors' devices cache it. */
export interface PublicPage extends LiveHandle, PublicAddress {
  /** 'listed': app/site/sitemap/route.ts lists its addresses. */
  sitemap: boolean | 'listed';
  /** Its form is part of every page, so devices also store the code of its action for offline use. */
  isBelowPages?: true;
}

export interface PublicFile extends PublicAddress {
  isFile: true;
  isOfDevice?: true;
}

interface PublicAddress {
  /** Query parameters that the page reads; all others, such as marks on a link, are dropped. */
  reads?: readonly string[];
  isKept?: false;
}

export interface AdminPage extends Partial<LiveHandle> {
  right: Right;
}

/** A page for signing in or behind a link in a mail: nothing caches it, and no log contains its address. */
export interface PrivatePage {
  isPrivate: true;
  /** Its link works once: no other site may get the address as the referrer. */
  opensOnce?: true;
  isFramed?: true;
}
