/** A page in a file. A second file with '.gz' at the end of its name contains the gzipped page. */
export interface PageFile {
  path: string;
  file: string;
  /** The headers that Ankick sends with the gzipped page: names and values in turn. */
  headers: string[];
}

/** Another server, with which Ankick is compared. */
export interface Opponent {
  /** Without a slash at the end. */
  origin: string;
  stop: () => Promise<void>;
}
