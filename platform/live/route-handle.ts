import type { Right } from '#platform/sign-in/rights.ts';
import type { LiveHandle } from './shown-page.ts';

/** What each route exports as its `handle`. The type check names a route without one (app/routes.ts). */
export type RouteHandle = PublicPage | PublicFile | AdminPage | PrivatePage;

/** Same for everybody: the server and visitors' devices cache it. */
export interface PublicPage extends LiveHandle, PublicAddress {
  /** 'listed': app/site/sitemap/route.ts says which addresses there are. */
  sitemap: boolean | 'listed';
  /** Its form is part of every page, so devices also keep the code that sends it. */
  isBelowPages?: true;
}

export interface PublicFile extends PublicAddress {
  isFile: true;
  isOfDevice?: true;
}

interface PublicAddress {
  /** Query parameters that it reads; all others, such as marks on a link, are removed. */
  reads?: readonly string[];
  isKept?: false;
}

export interface AdminPage extends Partial<LiveHandle> {
  right: Right;
}

/** For signing in, or behind a link in a mail: nobody caches it, and no log has the link. */
export interface PrivatePage {
  isPrivate: true;
  /** A link that works once: no other site gets it as the referrer. */
  opensOnce?: true;
  isFramed?: true;
}
