import type { ListedRecord } from './listed-row.tsx';

/** A record as the search of the admin area reads it. */
export interface FindableRecord extends ListedRecord {
  /** All of its text, of which a list shows the beginning at most. */
  text?: string;
}
