import type { Topic } from './kinds.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    revision: RevisionTable;
    topic: TopicTable;
    protocolEntry: ProtocolEntryTable;
    starterRecord: StarterRecordTable;
  }
}

interface RevisionTable {
  id: 1;
  value: number;
}

/** A topic that has never changed has no row. */
interface TopicTable {
  name: Topic;
  revision: number;
}

export interface ProtocolEntryTable {
  id: number;
  /** ISO instant in UTC. */
  changedAt: string;
  /** Not a foreign key: the entry stays when the admin is removed. */
  username: string;
  action: 'create' | 'update' | 'delete' | 'undo';
  recordKind: string;
  recordId: string;
  label: string;
  /** JSON; null if there was no record before. */
  before: string | null;
  /** JSON; null if there is no record any more. */
  after: string | null;
  undoes: number | null;
  /** The id of the group's first entry; null for an entry without a group. */
  groupId: number | null;
  groupLabel: string | null;
}

interface StarterRecordTable {
  recordKind: string;
  recordId: string;
}
