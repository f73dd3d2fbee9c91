export const cacheNames = {
  pages: 'seiten',
  assets: 'bausteine',
  pictures: 'bilder',
  offlinePage: 'offline',
} as const;

/** This header says when the device stored a kept page, in milliseconds since 1970. */
export const savedAtHeader = 'X-Kept-At';
/** This header has the title of a kept page as HTML, percent-encoded. */
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
