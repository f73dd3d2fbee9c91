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

interface TopicTable {
  name: Topic;
  revision: number;
}

export interface ProtocolEntryTable {
  id: number;
  changedAt: string;
  /** Not a foreign key, because the entry must remain after the admin is removed. */
  username: string;
  action: 'create' | 'update' | 'delete' | 'undo';
  recordKind: string;
  recordId: string;
  label: string;
  /** JSON of a RecordState; null if the change created the record. */
  before: string | null;
  after: string | null;
  undoes: number | null;
  groupId: number | null;
  groupLabel: string | null;
}

interface StarterRecordTable {
  recordKind: string;
  recordId: string;
}
