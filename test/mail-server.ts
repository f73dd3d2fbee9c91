import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** Reaction of the mail server to a mail; a number is the reply code. */
export type MailAnswer = 'take' | 'drop' | 'take and drop' | 'hang' | number;

interface ReceivedMail {
  raw: string;
  from: string;
  recipients: string[];
  /** Time of acceptance: milliseconds since the epoch. */
  at: number;
}

/** A real mail server. The test decides how it answers. */
export interface MailServer {
  /** Value for the setting SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Called after each completely received mail. */
  answer: () => MailAnswer | Promise<MailAnswer>;
  /** Reply codes by rejected recipient; the key 'sender' rejects every sender. */
  turnedAway: Map<string, number>;
  /** Stops listening and cuts the open connections. */
  stop: () => Promise<void>;
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
  /** Connections whose mail was accepted. Their clients close them. */
  const answered = new Set<string>();
  let stopped = false;
  const server: SMTPServer = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true },
    ...{ logger: false, closeTimeout: 1_000 },
    onMailFrom: (_address, _session, done) => done(turnedAway('sender')),
    onRcptTo: ({ address }, _session, done) => done(turnedAway(address)),
    onData(stream, session, done) {
      // Ignores a mail that was cut off in the middle.
      void read(stream).then((raw) => answer(raw, session, done), done);
    },
  } satisfies SMTPServerOptions);
  // Tests cut connections on purpose, so ignore these errors.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  mails.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mails.stop = async () => {
    stopped = true;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    // A client that is cut off before our OK arrives is right to send the mail again.
    for (const { id } of server.connections) if (!answered.has(id)) cutOff(server, id);
    await closed;
    await setTimeout(1);
  };

  async function answer(raw: string, session: SMTPServerSession, done: (error?: Error) => void) {
    const answer = await mails.answer();
    // A client that was cut off in the meantime would not receive our OK.
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
