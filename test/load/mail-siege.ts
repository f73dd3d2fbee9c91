import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { countUnsentMails } from '#platform/mail/mail-queue.server.ts';
import { type MailAnswer, type MailServer, startMailServer } from '#test/mail-server.ts';

export interface Siege {
  database: DatabaseSettings;
  messages: number;
  /** Number of servers that receive messages and deliver mails in parallel. */
  servers: number;
  kills: number;
}

export interface SiegeResult {
  acknowledged: number;
  delivered: number;
  lost: number;
  /** Mails that arrived twice, because a kill came between the mail server's OK and our commit. */
  twiceByKill: number;
  /** Other mails that arrived more than once. */
  twiceOtherwise: number;
  kills: number;
  answers: Record<string, number>;
  seconds: number;
}

/** Percentages of the mail server's answers during the siege; it accepts all other mails. */
const answers: [share: number, answer: MailAnswer | 'slow'][] = [
  [15, 'slow'],
  [10, 451],
  [5, 554],
  [10, 'drop'],
  [2, 'hang'],
];
/** Milliseconds that a mail in transit can arrive after the recorded kill. */
const onItsWay = 1_000;
const messagesAtOnce = 5;
/** Share of the messages that is delivered before the mail server recovers. */
const shareInTrouble = 0.7;

/**
 * Sends messages to servers that are killed with -9 at random, while their mail server stops, is slow,
 * rejects mails and drops connections. Then the mail server recovers, and the function waits for an empty
 * queue.
 * @throws Error if the queue is not empty two minutes later
 */
export async function runMailSiege({
  database,
  messages,
  servers,
  kills,
}: Siege): Promise<SiegeResult> {
  const begun = performance.now();
  const db = openDatabase(database);
  await migrate(db);
  const mails = await startMailServer();
  const given: Record<string, number> = {};
  mails.answer = () => giveAnswer(given);
  const site = startSite({ ...database, smtpUrl: mails.url }, servers);
  const trouble = new AbortController();
  const stops = stopNowAndThen(mails, trouble.signal, given);
  const killing = killNowAndThen(site, kills);
  try {
    await site.send(messages);
    await killing;
    while ((await countUnsentMails(db)).waiting > messages * (1 - shareInTrouble))
      await setTimeout(50);
    trouble.abort();
    await stops;
    mails.answer = () => 'take';
    const until = performance.now() + 120_000;
    while ((await countUnsentMails(db)).waiting > 0) {
      if (performance.now() > until) throw new Error('Mails are left in the queue.');
      await setTimeout(100);
    }
  } finally {
    trouble.abort();
    await site.stop();
    await stops;
    await mails.stop();
    await db.destroy();
  }
  const seconds = (performance.now() - begun) / 1000;
  return { ...judge(mails, site), answers: given, seconds };
}

async function giveAnswer(given: Record<string, number>): Promise<MailAnswer> {
  let drawn = Math.random() * 100;
  const found = answers.find(([share]) => {
    drawn -= share;
    return drawn < 0;
  });
  const answer = found?.[1] ?? 'take';
  given[answer] = (given[answer] ?? 0) + 1;
  if (answer !== 'slow') return answer;
  await setTimeout(50 + Math.random() * 200);
  return 'take';
}

async function stopNowAndThen(
  mails: MailServer,
  signal: AbortSignal,
  given: Record<string, number>,
): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(1_000 + Math.random() * 1_000);
    if (signal.aborted) return;
    given.stopped = (given.stopped ?? 0) + 1;
    await mails.stop();
    await setTimeout(300 + Math.random() * 500);
    await mails.start();
  }
}

async function killNowAndThen(site: Site, kills: number): Promise<void> {
  for (let count = 0; count < kills; count++) await site.killOne();
}

interface Site {
  acknowledged: Set<number>;
  /** Times of the kills: milliseconds since the epoch. */
  kills: number[];
  /** Sends numbered messages. Repeats each message until a server acknowledges it. */
  send: (messages: number) => Promise<void>;
  /** Kills a server shortly after its start and starts another server. */
  killOne: () => Promise<void>;
  stop: () => Promise<void>;
}

function startSite(settings: object, servers: number): Site {
  const file = new URL('mail-siege-server.ts', import.meta.url);
  const acknowledged = new Set<number>();
  const ready = new WeakSet<ChildProcess>();
  const begin = () => {
    const child = fork(file, [JSON.stringify(settings)], { stdio: 'inherit' });
    child.on('message', (said: number | 'ready') => {
      if (said !== 'ready') acknowledged.add(said);
      else ready.add(child);
    });
    // Ignore errors of a killed server, because `send` repeats a message that is not acknowledged.
    child.on('error', () => {});
    return child;
  };
  const running: ChildProcess[] = Array.from({ length: servers }, begin);
  const kills: number[] = [];
  const site: Site = {
    acknowledged,
    kills,
    async send(messages) {
      let next = 0;
      const sendOneByOne = async () => {
        while (next < messages) {
          const number = next++;
          while (!acknowledged.has(number)) {
            const child = running[Math.floor(Math.random() * running.length)];
            if (child?.connected) child.send(number, () => {});
            for (let times = 0; times < 50 && !acknowledged.has(number); times++)
              await setTimeout(5);
          }
        }
      };
      await Promise.all(Array.from({ length: messagesAtOnce }, sendOneByOne));
    },
    async killOne() {
      const place = Math.floor(Math.random() * running.length);
      const child = running[place] as ChildProcess;
      const gone = once(child, 'exit');
      while (!ready.has(child)) await setTimeout(20);
      await setTimeout(200 + Math.random() * 1_800);
      child.kill('SIGKILL');
      kills.push(Date.now());
      await gone;
      running[place] = begin();
    },
    async stop() {
      for (const child of running) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
    },
  };
  return site;
}

function judge(mails: MailServer, { acknowledged, kills }: Site) {
  const taken = new Map<number, number[]>();
  for (const { raw, at } of mails.received) {
    const number = Number(/Nachricht Nummer (\d+)\./.exec(raw)?.[1]);
    taken.set(number, [...(taken.get(number) ?? []), at]);
  }
  let twiceByKill = 0;
  let twiceOtherwise = 0;
  for (const [first = 0, second, third] of taken.values()) {
    if (second === undefined) continue;
    const hasKill = kills.some((kill) => kill >= first - onItsWay && kill <= second);
    if (hasKill && third === undefined) twiceByKill += 1;
    else twiceOtherwise += 1;
  }
  const lost = [...acknowledged].filter((number) => !taken.has(number)).length;
  return {
    acknowledged: acknowledged.size,
    delivered: taken.size,
    lost,
    twiceByKill,
    twiceOtherwise,
    kills: kills.length,
  };
}
