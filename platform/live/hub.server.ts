import type { Db } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { findChanges } from '#platform/records/revision.server.ts';

/** A change as it is told: the revision, and what changed on the way to it. */
export interface Announcement {
  revision: number;
  topics: Topic[];
}

/** What one server knows of the revision, and whom it tells. */
export interface Hub {
  readonly revision: number;
  /** What changed after a revision; undefined when the database has never been that far. */
  since(revision: number): Announcement | undefined;
  /**
   * Looks into the database for commits, and announces them before it resolves. Never fails: while
   * the database cannot be asked, what is known stays.
   */
  refresh(): Promise<void>;
  /** Tells `listener` of every change from now on; returns how to end that. */
  subscribe(listener: (announcement: Announcement) => void): () => void;
}

/**
 * The one place of a server where commits become known, whoever made them.
 * @param onError told when the database could not be asked
 * @throws the database's error when it cannot be asked at the start
 */
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
    // A smaller one: the database was replaced, so anything may be different.
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
      // A look that has begun may have missed the commit that this call is about.
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
