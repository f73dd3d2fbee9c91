import type { Right } from '#platform/sign-in/rights.ts';
import type { LiveHandle } from './open-page.ts';

export type RouteHandle = PublicPage | PublicFile | AdminPage | PrivatePage;

/** A page that is identical for all visitors, so the server and visitors' devices cache it. */
export interface PublicPage extends LiveHandle, PublicAddress {
  /** True: in the sitemap. 'listed': app/site/sitemap/route.ts lists its pages. */
  sitemap: boolean | 'listed';
  /**
   * True if every page contains the form of this route. Devices then store the route's code for offline use.
   */
  isBelowPages?: true;
}

export interface PublicFile extends PublicAddress {
  isFile: true;
  isOfDevice?: true;
}

interface PublicAddress {
  /** Query parameters that the page reads. Other parameters, such as `utm_source`, are ignored. */
  reads?: readonly string[];
  isKept?: false;
}

export interface AdminPage extends Partial<LiveHandle> {
  right: Right;
}

/**
 * A page for signing in, or a page that a mail links to. Caches and logs must not contain the address of such
 * a page.
 */
export interface PrivatePage {
  isPrivate: true;
  /**
   * True if the page's link works only once. The browser must not send this link to another site as the
   * referrer.
   */
  opensOnce?: true;
  isFramed?: true;
}
