import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import type { DeliveryFailure } from './delivery-state.ts';
import {
  claimMails,
  countUnsentMails,
  deleteClaimedMail,
  type OutgoingMail,
  type Result,
  releaseMails,
  settleMail,
  type UnsentCount,
} from './mail-queue.server.ts';
import { type MailTypes, mailKinds } from './mail-types.server.ts';
import { retryPause } from './retry-pause.ts';
import type { SendResult, Transport } from './transport.server.ts';

/** All times are in milliseconds. */
export interface DeliveryTiming {
  interval: number;
  tryTimeout: number;
  /** A claim must last longer than a try to send and the saving of the result. */
  lease: number;
  patience: number;
  settlePause: number;
  pause: typeof retryPause;
}

const defaultTiming: DeliveryTiming = {
  interval: 30_000,
  tryTimeout: 90_000,
  lease: 180_000,
  patience: 10_000,
  settlePause: 1_000,
  pause: retryPause,
};
const concurrency = 5;
const maxSettlings = 6;

/** The log entry of a failed try to send. It must contain neither the sender nor a recipient. */
export interface FailedDelivery {
  kind: OutgoingMail['kind'];
  failure: DeliveryFailure;
  tries: number;
  givenUp: boolean;
}

interface DeliveryDependencies {
  db: Db;
  letters: MailTypes;
  transport: Transport | null;
  now: () => Date;
  onFailure: (failed: FailedDelivery) => void;
  report: (error: unknown) => void;
  timing?: Partial<DeliveryTiming>;
}

export interface Delivery {
  readonly unsent: UnsentCount;
  wake: () => void;
  stop: () => Promise<void>;
}

export function startDelivery(dependencies: DeliveryDependencies): Delivery {
  const { db, letters, transport, now, onFailure, report } = dependencies;
  const timing = { ...defaultTiming, ...dependencies.timing };
  const by = randomUUID();
  const last = mailKinds(letters, ({ isLast }) => isLast);
  const running = new Set<Promise<void>>();
  /**
   * Ids of mails that were sent but could not be stored as sent. A new claim must not send these mails again.
   */
  const gone = new Set<string>();
  const stopped = new AbortController();
  let unsent: UnsentCount = { waiting: 0, undelivered: 0 };
  let stopping = false;
  let underWay = 0;
  let claiming = false;
  let wokenMeanwhile = false;

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
    if (!contents) return deleteClaimedMail(db, mail);
    const secret = await findMessageSecret(db);
    // A try after `lastStart` could outlast the claim. Another server could then send the mail a second time.
    const lastStart = Date.parse(mail.claimedUntil ?? '') - timing.tryTimeout;
    if (now().getTime() >= lastStart) return;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timing.tryTimeout)]);
    const outcome = await way
      .send({ mail, contents, secret }, signal)
      .catch((error): SendResult => {
        report(error);
        return { sent: false, failure: 'fault', refused: false, deliveredTo: mail.deliveredTo };
      });
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
        if (settlings === maxSettlings) throw error;
        await wait(settlings * timing.settlePause);
      }
  }

  async function measure(): Promise<void> {
    unsent = await countUnsentMails(db);
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
