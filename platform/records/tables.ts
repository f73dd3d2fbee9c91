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

/** A topic that never changed has no row. */
interface TopicTable {
  name: Topic;
  revision: number;
}

export interface ProtocolEntryTable {
  id: number;
  /** ISO instant in UTC. */
  changedAt: string;
  /** Not a reference: the entry outlives the admin. */
  username: string;
  action: 'create' | 'update' | 'delete' | 'undo';
  recordKind: string;
  recordId: string;
  label: string;
  /** JSON; null when there was no record. */
  before: string | null;
  /** JSON; null when there is no record any more. */
  after: string | null;
  undoes: number | null;
  /** The first entry of the group; null for one by itself. */
  groupId: number | null;
  groupLabel: string | null;
}

interface StarterRecordTable {
  recordKind: string;
  recordId: string;
}
