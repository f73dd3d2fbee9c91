import type { Said } from './said.ts';

/** What somebody comes to the admin area for; on a phone each has its place at the thumb. */
export type Job = 'spieltag' | 'verein' | 'post' | 'mehr';

/** A word of the menu; the tools that belong together stand under one. */
export type MenuEntry =
  | 'games'
  | 'lineups'
  | 'table'
  | 'team'
  | 'season'
  | 'sponsors'
  | 'website'
  | 'news'
  | 'inbox'
  | 'newsletter'
  | 'people'
  | 'data';

/** A tool of the admin area, as its menu shows it. */
export interface AdminTool {
  path: string;
  /** What the menu, its heading and everything else call it. */
  name: string;
  /** Its heading where the specification names another one (spec §2). */
  title?: string;
  menu: MenuEntry;
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
