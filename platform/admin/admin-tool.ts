import type { Said } from './said.ts';

/** What somebody comes to the admin area for; on a phone each has its place at the thumb. */
export type Job = 'spieltag' | 'verein' | 'post' | 'mehr';

/** A tool of the admin area, as its menu shows it. */
export interface AdminTool {
  path: string;
  /** Its heading. */
  title: string;
  /** What the menu calls it: short, and like no other. */
  name: string;
  job: Job;
  /** Where it stands among the tools. */
  place: number;
  /** What is said while its list is on its way, where that is more than 'Lade...' (spec §8). */
  loading?: string;
}

/** A tool with all that its pages say after a change. */
export interface SayingTool extends AdminTool {
  said: Said;
}

/** What is said of one way to change a record (spec §8). */
export interface Saying {
  /** Stands for `done` in the address of the page that says it. */
  word: string;
  done: string;
  failed: string;
}

/** The tool by which a kind of record is edited. */
export interface RecordTool extends AdminTool {
  says: { add: Saying; edit: Saying; remove?: Saying; order?: Saying };
}
