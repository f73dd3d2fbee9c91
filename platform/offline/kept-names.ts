export const keptIn = {
  pages: 'seiten',
  /** Scripts, styles and fonts, whose file names change with their content. */
  assets: 'bausteine',
  pictures: 'bilder',
  offlinePage: 'offline',
} as const;

/** Header of a kept page: when the device stored it, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At';
/** Header of a kept page: its title as HTML, percent-encoded. */
export const keptTitleHeader = 'X-Kept-Title';

export const offlineAddress = '/offline';
export const wantedParameter = 'seite';

/** A message to the service worker: it deletes all caches and then answers on the message's port. */
export const forgetMessage = 'forget';

export interface KeepMessage {
  keep: string;
  /** When the page's data came, in milliseconds since 1970. */
  since: number;
  /** The page's other files: pictures, and scripts that it loads later. */
  files: string[];
}
