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

/** A topic has no row until its first change. */
interface TopicTable {
  name: Topic;
  revision: number;
}

export interface ProtocolEntryTable {
  id: number;
  /** ISO instant in UTC. */
  changedAt: string;
  /** Not a foreign key: the entry must stay when the admin is removed. */
  username: string;
  action: 'create' | 'update' | 'delete' | 'undo';
  recordKind: string;
  recordId: string;
  label: string;
  /** JSON; null if the record did not exist before. */
  before: string | null;
  /** JSON; null if the record does not exist any more. */
  after: string | null;
  undoes: number | null;
  /** The id of the first entry of the group; null without a group. */
  groupId: number | null;
  groupLabel: string | null;
}

interface StarterRecordTable {
  recordKind: string;
  recordId: string;
}
