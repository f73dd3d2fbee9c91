/** A page as a file without its ending; beside it lies the gzipped one, with `.gz` after it. */
export interface PageFile {
  path: string;
  file: string;
  /** Names and values in turn, as Ankick sends them with the gzipped one. */
  headers: string[];
}

/** A server to be measured against. */
export interface Opponent {
  /** Without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}
