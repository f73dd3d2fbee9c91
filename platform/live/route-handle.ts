import type { Right } from '#platform/sign-in/rights.ts';
import type { LiveHandle } from './shown-page.ts';

/** Every route must export a `handle` of this type; the type check reports a missing one (app/routes.ts). */
export type RouteHandle = PublicPage | PublicFile | AdminPage | PrivatePage;

/** A page that is the same for everybody, so the server and visitors' devices cache it. */
export interface PublicPage extends LiveHandle, PublicAddress {
  /** 'listed': the route of the sitemap lists the addresses itself (app/site/sitemap/route.ts). */
  sitemap: boolean | 'listed';
  /** A form that is part of every page: devices also store the code of this route for offline use. */
  isBelowPages?: true;
}

export interface PublicFile extends PublicAddress {
  isFile: true;
  isOfDevice?: true;
}

interface PublicAddress {
  /** Query parameters that the page reads. All others, such as those of a campaign, are ignored. */
  reads?: readonly string[];
  isKept?: false;
}

export interface AdminPage extends Partial<LiveHandle> {
  right: Right;
}

/** A page for signing in or behind a link in a mail: it is never cached, and no log contains its address. */
export interface PrivatePage {
  isPrivate: true;
  /** The link works once, so its address must not reach another site as the referrer. */
  opensOnce?: true;
  isFramed?: true;
}
