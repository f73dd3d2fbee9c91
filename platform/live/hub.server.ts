import type { Db } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { findChanges } from '#platform/records/revision.server.ts';

export interface Announcement {
  revision: number;
  topics: Topic[];
}

export interface Hub {
  readonly revision: number;
  /** The topics that have changed since `revision`; undefined if the database never had this revision. */
  since(revision: number): Announcement | undefined;
  /**
   * Reads new commits and announces them to the listeners. Never rejects; after an error, the hub keeps the
   * last known state.
   */
  refresh(): Promise<void>;
  subscribe(listener: (announcement: Announcement) => void): () => void;
}

export async function createHub(db: Db, onError: (error: unknown) => void): Promise<Hub> {
  let changes = await findChanges(db);
  const listeners = new Set<(announcement: Announcement) => void>();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const changedAfter = (revision: number): Topic[] =>
    [...changes.topics].filter(([, changedAt]) => changedAt > revision).map(([topic]) => topic);

  const look = async () => {
    const found = await findChanges(db).catch(onError);
    if (!found || found.revision === changes.revision) return;
    const before = changes.revision;
    changes = found;
    // A smaller revision means a replaced database, so every topic could have changed.
    const topics = changedAfter(found.revision > before ? before : 0);
    for (const listener of listeners) listener({ revision: found.revision, topics });
  };

  return {
    get revision() {
      return changes.revision;
    },
    since(revision) {
      if (revision > changes.revision) return undefined;
      return { revision: changes.revision, topics: changedAfter(revision) };
    },
    refresh() {
      next ??= running.then(() => {
        next = undefined;
        running = look();
        return running;
      });
      return next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
