import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import type { DeliveryFailure } from './delivery-state.ts';
import { type Letters, mailKinds } from './letters.server.ts';
import {
  claimMails,
  countUnsent,
  dropMail,
  type OutgoingMail,
  type Result,
  releaseMails,
  settleMail,
  type Unsent,
} from './outgoing.server.ts';
import { retryPause } from './retry-pause.ts';
import type { SendResult, Transport } from './transport.server.ts';

/** All in milliseconds. */
export interface DeliveryTiming {
  /** Between two looks for mails that are due, or that another server left. */
  interval: number;
  /** Until a try is broken off, whatever the other side does. */
  tryTimeout: number;
  /** For which a mail is claimed: longer than a try with all that follows it. */
  lease: number;
  /** For tries that are under way when the server is told to stop. */
  patience: number;
  /** Before what came of a mail is written down once more, times the tries to do so. */
  settlePause: number;
  pause: typeof retryPause;
}

const usualTiming: DeliveryTiming = {
  interval: 30_000,
  tryTimeout: 90_000,
  lease: 180_000,
  patience: 10_000,
  settlePause: 1_000,
  pause: retryPause,
};
/** Mails under way at a time. */
const concurrency = 5;
/** Tries to write down what came of a mail, some seconds apart. */
const mostSettlings = 6;

/** A try that failed, without anything that says who wrote or who was written to. */
export interface FailedDelivery {
  kind: OutgoingMail['kind'];
  failure: DeliveryFailure;
  tries: number;
  givenUp: boolean;
}

interface DeliveryDependencies {
  db: Db;
  letters: Letters;
  /** By which mails go out; without one they wait. */
  transport: Transport | null;
  now: () => Date;
  onFailure: (failed: FailedDelivery) => void;
  /** Told of faults of our own and of outages of the database. */
  report: (error: unknown) => void;
  timing?: Partial<DeliveryTiming>;
}

/** The queue's worker of one server. */
export interface Delivery {
  /** What has not gone out, as of the last look. */
  readonly unsent: Unsent;
  /** Looks for mails that are due, now; returns at once. */
  wake: () => void;
  /** Begins nothing new, and ends what is under way or gives it back. */
  stop: () => Promise<void>;
}

/**
 * Starts to deliver what is in the queue. Several servers do so side by side; a mail is claimed
 * before it is tried, and settled after.
 */
export function startDelivery(dependencies: DeliveryDependencies): Delivery {
  const { db, letters, transport, now, onFailure, report } = dependencies;
  const timing = { ...usualTiming, ...dependencies.timing };
  const by = randomUUID();
  const last = mailKinds(letters, ({ isLast }) => isLast);
  const running = new Set<Promise<void>>();
  /** Ids of mails that have gone out, which is not written down yet: claimed again, they stay here. */
  const gone = new Set<string>();
  const stopped = new AbortController();
  let unsent: Unsent = { waiting: 0, undelivered: 0 };
  let stopping = false;
  let underWay = 0;
  let claiming = false;
  let wokenMeanwhile = false;

  /** Lets something run by itself, up to the end of which a stop waits. */
  function run(work: Promise<void>): void {
    const ended = work.catch(report).finally(() => running.delete(ended));
    running.add(ended);
  }

  const wake = () => {
    if (stopping || !transport) return;
    if (claiming) wokenMeanwhile = true;
    else run(claimAll(transport));
  };

  async function claimAll(way: Transport): Promise<void> {
    claiming = true;
    try {
      do {
        wokenMeanwhile = false;
        const limit = concurrency - underWay;
        if (limit === 0 || stopping || !(await way.isReady(db))) return;
        const until = new Date(now().getTime() + timing.lease);
        const claim = { by, until, limit, kinds: way.kinds, last };
        for (const mail of await claimMails(db, claim, now())) {
          underWay += 1;
          run(deliver(way, mail).finally(goOn));
        }
      } while (wokenMeanwhile);
    } finally {
      claiming = false;
    }
    if (underWay === 0) await measure();
  }

  function goOn(): void {
    underWay -= 1;
    wake();
  }

  async function deliver(way: Transport, mail: OutgoingMail): Promise<void> {
    if (gone.has(mail.id)) return settle(mail, { sent: true });
    const contents = await letters.find(db, mail, now());
    if (!contents) return dropMail(db, mail);
    const secret = await findMessageSecret(db);
    // Should so much of the claim be over that a try could outlast it, another server may have it.
    const lastStart = Date.parse(mail.claimedUntil ?? '') - timing.tryTimeout;
    if (now().getTime() >= lastStart) return;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timing.tryTimeout)]);
    const outcome = await way
      .send({ mail, contents, secret }, signal)
      .catch((error): SendResult => {
        report(error);
        return { sent: false, failure: 'fault', refused: false, deliveredTo: mail.deliveredTo };
      });
    // Broken off by us: whoever comes next tries again.
    if (stopped.signal.aborted && !outcome.sent) return;
    await settle(mail, outcome.sent ? outcome : failed(mail, outcome));
  }

  function failed(mail: OutgoingMail, outcome: Extract<SendResult, { sent: false }>): Result {
    const { failure, refused, deliveredTo } = outcome;
    const { kind } = mail;
    const tries = mail.tries + 1;
    const { toClub } = letters.kinds[kind];
    const pause = timing.pause({ tries, refused, toClub }, Math.random());
    onFailure({ kind, failure, tries, givenUp: pause === undefined });
    const nextTryAt = pause === undefined ? undefined : new Date(now().getTime() + pause);
    return { sent: false, failure, deliveredTo, nextTryAt };
  }

  async function settle(mail: OutgoingMail, result: Result): Promise<void> {
    if (result.sent) gone.add(mail.id);
    for (let settlings = 1; ; settlings++)
      try {
        await settleMail(db, mail, result, now());
        gone.delete(mail.id);
        return;
      } catch (error) {
        if (settlings === mostSettlings) throw error;
        await wait(settlings * timing.settlePause);
      }
  }

  async function measure(): Promise<void> {
    unsent = await countUnsent(db);
  }

  const look = () => {
    wake();
    run(measure());
  };
  const timer = setInterval(look, timing.interval);
  look();

  return {
    get unsent() {
      return unsent;
    },
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      const abort = setTimeout(() => stopped.abort(), timing.patience);
      while (running.size > 0) await Promise.all(running);
      clearTimeout(abort);
      await releaseMails(db, by);
    },
  };
}
