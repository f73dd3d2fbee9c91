export const keptIn = {
  pages: 'seiten',
  /** Scripts, styles and fonts: their file names change with their content. */
  assets: 'bausteine',
  pictures: 'bilder',
  offlinePage: 'offline',
} as const;

/** Header of a kept page: when the device got it, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At';
/** Header of a kept page: its title as HTML, percent-encoded. */
export const keptTitleHeader = 'X-Kept-Title';

export const offlineAddress = '/offline';
export const wantedParameter = 'seite';

/** Message to the service worker: delete all caches, then answer on the message's port. */
export const forgetMessage = 'forget';

export interface KeepMessage {
  keep: string;
  /** Milliseconds since 1970 at which the page's data came. */
  since: number;
  /** Other files of the page: pictures, scripts that it loads late. */
  files: string[];
}
