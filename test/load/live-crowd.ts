import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { gameForm, playerForm, signInForPosting, trainerForm } from '#test/site-admin.ts';
import { startSite } from '#test/start-site.ts';
import type { Arrivals, Order } from './live-crowd-process.ts';

/** A server process, and another process with many readers of its live stream. */
export interface LiveCrowd {
  /** Opens more streams: `readers` that are read and `stalled` that are never read. */
  open: (readers: number, stalled?: number) => Promise<void>;
  /** Saves once. Returns the times from the server's answer until the readers received the event. */
  save: () => Promise<Arrivals>;
  /** Reconnects all readers from their last event while saves continue; returns the number of saves. */
  reconnect: () => Promise<{ saves: number }>;
  /** Counts the readers with a wrong, repeated or missing event. */
  faults: () => Promise<number>;
  /** Returns the memory of the server process in bytes. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

/** Milliseconds between two saves while readers reconnect, because each save goes to all of them. */
const pauseOfSaves = 1_000;
const forms = [playerForm, trainerForm, gameForm];

/** Starts both processes. The caller closes them. */
export async function startLiveCrowd(): Promise<LiveCrowd> {
  const site = await startSite({ ORIGIN: '', DATABASE_URL: '', LOG_LEVEL: 'error' });
  const db = openDatabase({ dataDir: site.dataDir });
  const post = await signInForPosting(db);
  const first = await findRevision(db);
  await db.destroy();
  const changed: Topic[] = [];
  const crowd = fork(new URL('live-crowd-process.ts', import.meta.url));

  const order = async <T>(message: Order): Promise<T> => {
    crowd.send(message);
    const [{ answer, error }] = await once(crowd, 'message');
    if (error) throw new Error(error);
    return answer;
  };
  const change = async () => {
    const form = (forms[changed.length % forms.length] ?? playerForm)(`Nummer ${changed.length}`);
    const { status } = await post(site.origin, form);
    if (status !== 303) throw new Error(`A save was answered with ${status}.`);
    changed.push(form.topic);
  };

  return {
    open: (readers, stalled = 0) =>
      order({
        ...{ do: 'open', port: Number(new URL(site.origin).port), readers, stalled },
        known: first + changed.length,
      }),
    async save() {
      await change();
      const since = performance.timeOrigin + performance.now();
      return order({ do: 'await', revision: first + changed.length, since });
    },
    async reconnect() {
      const before = changed.length;
      let going = true;
      const back = order({ do: 'reconnect' }).finally(() => {
        going = false;
      });
      while (going) {
        await change();
        await wait(pauseOfSaves);
      }
      await back;
      await order({ do: 'await', revision: first + changed.length, since: 0 });
      return { saves: changed.length - before };
    },
    faults: () => order({ do: 'check', first, changed }),
    async memory() {
      const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    async close() {
      crowd.kill();
      await once(crowd, 'exit');
      await site.stop();
    },
  };
}
