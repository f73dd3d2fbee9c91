import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { drawingQueue, type QueueLimits, type QueueRequest } from './drawing-queue.server.ts';
import type { ChildLimits, Job, JobAnswer } from './job.ts';
import { RefusedError } from './job.ts';

export class KilledError extends Error {}

/** These limits are enough for the largest phone photos (docs/decisions/0032-child-process.md). */
const defaultLimits: ChildLimits = { seconds: 5, megabytes: 256 };
const idleTime = 10_000;
/**
 * Maximum megabytes of JavaScript objects. With this limit, Node frees unused objects early, so that they do
 * not count long against the `megabytes` of ChildLimits.
 */
const heap = 96;
/** The child process gets no other variables from the server's environment, because they contain secrets. */
const passedOn = ['NODE_COMPILE_CACHE', 'SystemRoot', 'TEMP', 'TMPDIR'];

// The child process runs the TypeScript source file, even in a built site. Node removes the types.
const { resolve } = createRequire(import.meta.url);

type Functions = Record<string, (...args: never[]) => unknown>;

interface Options {
  queue?: QueueLimits;
  limits?: ChildLimits;
}

/**
 * Runs functions of a module in a child process, because they read untrusted files. Kills the child process if
 * a job exceeds its limits.
 * @param module for example '#platform/pictures/picture-work.server.ts'
 * @returns a function that runs a job and can throw RefusedError, KilledError, QueueFullError or the job's
 * error
 */
export function childWork<Work extends Functions>(
  module: string,
  { queue, limits = defaultLimits }: Options = {},
) {
  const inTurn = drawingQueue(queue);
  const idle = new Set<Child>();

  const run = async (job: Job): Promise<unknown> => {
    const [child = startChild(module, limits)] = idle;
    idle.delete(child);
    const { result, isFull } = await child.run(job);
    if (isFull) child.end();
    else {
      idle.add(child);
      child.endLater(() => idle.delete(child));
    }
    if ('refusal' in result) throw new RefusedError(result.refusal);
    if ('error' in result) throw result.error;
    return result.value;
  };

  return <Name extends keyof Work & string>(
    name: Name,
    args: Parameters<Work[Name]>,
    asking?: QueueRequest,
    done?: () => Promise<Awaited<ReturnType<Work[Name]>> | undefined>,
  ) =>
    inTurn(async () => (await done?.()) ?? run({ name, args }), asking) as Promise<
      Awaited<ReturnType<Work[Name]>>
    >;
}

interface Child {
  run: (job: Job) => Promise<JobAnswer>;
  end: () => void;
  endLater: (onEnd: () => void) => void;
}

function startChild(module: string, limits: ChildLimits): Child {
  const args = [resolve(module), JSON.stringify(limits)];
  const child = fork(resolve('#platform/work/child.ts'), args, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
    env: {
      // With this setting, the threads of libvips need some 25 MB less memory.
      MALLOC_ARENA_MAX: '2',
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  let idling: NodeJS.Timeout | undefined;
  let onIdleEnd = () => {};
  // An idle child process must not prevent the server process from ending.
  const setNeeded = (isNeeded: boolean) => {
    for (const each of [child, child.channel]) isNeeded ? each?.ref() : each?.unref();
  };
  child.once('exit', () => onIdleEnd());
  return {
    end,
    async run(job) {
      clearTimeout(idling);
      setNeeded(true);
      const { promise, resolve: answer, reject } = Promise.withResolvers<JobAnswer>();
      const ended = (code: number | null, signal: string | null) =>
        reject(
          signal
            ? new KilledError(`${job.name} was ended by ${signal}`)
            : new Error(`The process for ${job.name} ended with ${code}`),
        );
      try {
        child.once('message', answer).once('exit', ended).once('error', reject);
        child.send(job, (error) => error && reject(error));
        return await promise;
      } finally {
        child.off('message', answer).off('exit', ended).off('error', reject);
        setNeeded(false);
      }
    },
    endLater(onEnd) {
      onIdleEnd = onEnd;
      idling = setTimeout(() => {
        // `onEnd` must run before the `exit` event. Otherwise this ending child process could get a new job.
        onEnd();
        end();
      }, idleTime).unref();
    },
  };
}
