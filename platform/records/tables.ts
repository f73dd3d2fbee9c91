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

/** Not in it is a topic that has not changed since the site was set up. */
interface TopicTable {
  name: Topic;
  /** The revision at which it last changed. */
  revision: number;
}

export interface ProtocolEntryTable {
  /** Later entries have higher numbers. */
  id: number;
  /** ISO instant in UTC. */
  changedAt: string;
  /** Not a reference: the entry outlives the admin. */
  username: string;
  action: 'create' | 'update' | 'delete' | 'undo';
  recordKind: string;
  recordId: string;
  label: string;
  /** JSON of the state that the change found, null when there was no record. */
  before: string | null;
  /** JSON of the state that the change left, null when it left no record. */
  after: string | null;
  /** The entry that this one takes back. */
  undoes: number | null;
  /** The first of the entries that were made as one; null for one by itself. */
  groupId: number | null;
  /** What a sentence calls all that the group has changed. */
  groupLabel: string | null;
}

/** A record that came with the starter content; it is there still unless somebody removed it. */
interface StarterRecordTable {
  recordKind: string;
  recordId: string;
}
