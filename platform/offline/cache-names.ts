export const cacheNames = {
  pages: 'seiten',
  assets: 'bausteine',
  pictures: 'bilder',
  offlinePage: 'offline',
} as const;

/** The maximum number of public pages on a device. */
export const maxSavedPages = 50;

/** The header with the time when the device stored the page, in milliseconds since 1970. */
export const savedAtHeader = 'X-Kept-At';
/** The header with the title of a saved page. The title is HTML, such as 'A &amp; B', and percent-encoded. */
export const savedTitleHeader = 'X-Kept-Title';

export const offlineAddress = '/offline';
export const wantedParameter = 'seite';

export const forgetMessage = 'forget';

export interface KeepMessage {
  keep: string;
  /** Time when the device got the page's data, in milliseconds since 1970. */
  since: number;
  files: string[];
}
