import type { Db } from '#platform/db/client.server.ts';
import type { Table } from '#platform/records/kinds.ts';
import type { ListedRecord } from './listed-row.tsx';
import type { FirstStep, NextStep, SavedRecord, StartedSite } from './next-step.ts';
import type { Said } from './said.ts';

/** Something that waits to be done in the admin area. */
export interface Task {
  /** What is missing, in a few words: "Ergebnis gegen FC Watan fehlt". */
  text: string;
  /** What tells it from others of its kind. */
  detail?: string;
  /** The very place where it is done. */
  path: string;
  /** Of which team it is, where it is of one; null is the first. */
  teamId?: string | null;
}

declare module '#platform/records/kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    /** What waits to be done with it. */
    tasks?(db: Db, now: Date): Promise<Task[]>;
    /** What a new club does with it first; undefined once that is done. */
    firstStep?(db: Db, site: StartedSite): Promise<FirstStep | undefined>;
  }
  interface EditedKind<T, Draft> {
    tool: RecordTool;
    /** All that the search of the admin area finds, each with its page below the tool. */
    list(db: Db): Promise<ListedRecord[]>;
    /** What one does once a record of it was saved: up to three steps, the likeliest first. */
    next?(db: Db, saved: SavedRecord<T>): Promise<NextStep[]>;
  }
}

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

/** A record as the search of the admin area reads it. */
export interface FindableRecord extends ListedRecord {
  /** All of its text, of which a list shows the beginning at most. */
  text?: string;
}
