import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** What a mail server does with a mail; a number is the code of its answer. */
export type MailAnswer = 'take' | 'drop' | 'take and drop' | 'hang' | number;

interface ReceivedMail {
  raw: string;
  from: string;
  recipients: string[];
  /** When it was taken: milliseconds since the epoch. */
  at: number;
}

/** A real mail server whose answers a test decides. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** What it took, in that order. */
  received: ReceivedMail[];
  /** Asked when a mail has come whole. */
  answer: () => MailAnswer | Promise<MailAnswer>;
  /** Codes by which recipients are turned away, or 'sender' for everybody's sender. */
  turnedAway: Map<string, number>;
  /** Nobody can connect any more, and who is connected is cut off. */
  stop: () => Promise<void>;
  /** Listens again at the same port. */
  start: () => Promise<void>;
}

/** Starts a mail server on a free port of 127.0.0.1; the caller stops it. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer = {
    url: '',
    received: [],
    answer: () => 'take',
    turnedAway: new Map(),
    stop: async () => {},
    start: () => listen(mails, Number(new URL(mails.url).port)),
  };
  await listen(mails, 0);
  return mails;
}

async function listen(mails: MailServer, port: number): Promise<void> {
  /** Connections on which the last word was ours: they end by themselves. */
  const answered = new Set<string>();
  let stopped = false;
  const server: SMTPServer = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true },
    ...{ logger: false, closeTimeout: 1_000 },
    onMailFrom: (_address, _session, done) => done(turnedAway('sender')),
    onRcptTo: ({ address }, _session, done) => done(turnedAway(address)),
    onData(stream, session, done) {
      // A mail that was cut off in the middle is none.
      void read(stream).then((raw) => answer(raw, session, done), done);
    },
  } satisfies SMTPServerOptions);
  // Cut-off connections are what a test wants.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  mails.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mails.stop = async () => {
    stopped = true;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    // Whoever is cut off before our OK has arrived sends the mail again, and rightly so.
    for (const { id } of server.connections) if (!answered.has(id)) cutOff(server, id);
    await closed;
    await setTimeout(1);
  };

  async function answer(raw: string, session: SMTPServerSession, done: (error?: Error) => void) {
    const answer = await mails.answer();
    // Who is cut off meanwhile would not hear that it was taken.
    if (stopped || ![...server.connections].some(({ id }) => id === session.id)) return;
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address);
    if (answer === 'take' || answer === 'take and drop')
      mails.received.push({
        raw,
        from: mailFrom ? mailFrom.address : '',
        recipients,
        at: Date.now(),
      });
    if (typeof answer === 'number') done(refusal(answer));
    else if (answer === 'take') {
      answered.add(session.id);
      done();
    } else if (answer !== 'hang') cutOff(server, session.id);
  }

  function turnedAway(who: string): Error | null {
    const code = mails.turnedAway.get(who);
    return code === undefined ? null : refusal(code);
  }
}

async function read(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('nein, danke: geheim@verein.example'), { responseCode });
}

function cutOff(server: SMTPServer, id: string): void {
  for (const connection of server.connections)
    if (connection.id === id) connection._socket.destroy();
}
