/** Where the worker keeps what, as Cache Storage names it. */
export const keptIn = {
  pages: 'seiten',
  /** Scripts, styles and fonts, under names that change with what is in them. */
  assets: 'bausteine',
  pictures: 'bilder',
  /** The page that is shown instead of one that is not there. */
  offlinePage: 'offline',
} as const;

/** Header of a kept page: when the device got it, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At';
/** Header of a kept page: its title as HTML, percent-encoded. */
export const keptTitleHeader = 'X-Kept-Title';

/** The address of that page, and its parameter for the address that was wanted. */
export const offlineAddress = '/offline';
export const wantedParameter = 'seite';

/** Asks the worker to delete all that it keeps; it answers on the port when that is done. */
export const forgetMessage = 'forget';

/** Tells the worker what is open. */
export interface KeepMessage {
  /** The page that is seen now; one kept since then is good enough. */
  keep: string;
  /** Milliseconds since 1970 at which its data came. */
  since: number;
  /** What it has asked for beside: pictures, scripts that it loads late. */
  files: string[];
}
