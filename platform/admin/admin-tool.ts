import type { Db } from '#platform/db/client.server.ts';
import type { Table } from '#platform/records/kinds.ts';
import type { ListedRecord } from './listed-row.tsx';
import type { FirstStep, NextStep, SavedRecord, StartedSite } from './next-step.ts';
import type { SuccessMessages } from './success-messages.ts';

export interface Task {
  text: string;
  detail?: string;
  path: string;
  /** The team that the task is about: null is the first team; undefined means no team. */
  teamId?: string | null;
  /** Number of waiting records, for the menu. */
  count?: number;
}

declare module '#platform/records/kind.server.ts' {
  interface AnyKind<Tables extends Table> {
    tasks?(db: Db, now: Date): Promise<Task[]>;
    firstStep?(db: Db, site: StartedSite): Promise<FirstStep | undefined>;
  }
  interface EditedKind<T, Draft> {
    tool: RecordTool;
    list(db: Db): Promise<ListedRecord[]>;
    next?(db: Db, saved: SavedRecord<T>): Promise<NextStep[]>;
  }
}

export type ToolGroup = 'spieltag' | 'verein' | 'post' | 'mehr';

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

export interface AdminTool {
  path: string;
  name: string;
  title?: string;
  menu: MenuEntry;
  place: number;
  loading?: string;
}

/** A tool in the list that each page of the admin area contains. */
export type ListedTool = Omit<AdminTool, 'place'>;

export interface ToolWithMessages extends AdminTool {
  messages: SuccessMessages;
}

export interface ChangeMessages {
  /**
   * After a successful change, the address of the redirect contains this word, and the page shows `done`.
   */
  word: string;
  done: string;
  failed: string;
}

export interface RecordTool extends AdminTool {
  messages: {
    add: ChangeMessages;
    edit: ChangeMessages;
    remove?: ChangeMessages;
    order?: ChangeMessages;
  };
}

export interface FindableRecord extends ListedRecord {
  text?: string;
}
