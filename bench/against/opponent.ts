/** A page in a file. A second file with '.gz' at the end of its name contains the gzipped page. */
export interface PageFile {
  path: string;
  file: string;
  /** Headers that Ankick sends with the gzipped page. The list contains each name, followed by its value. */
  headers: string[];
}

export interface Opponent {
  /** Without a slash at the end. */
  origin: string;
  stop: () => Promise<void>;
}
