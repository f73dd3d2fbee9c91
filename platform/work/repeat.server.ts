import { setImmediate as nextLook } from 'node:timers/promises';

interface Repeating {
  /** Milliseconds from one beginning to the next. */
  pause: number;
  /** Told of what fails; the next time comes all the same. */
  report: (error: unknown) => void;
}

/** Does something at once and then again and again, never twice at a time; returns what ends that. */
export function repeat(
  work: () => Promise<void>,
  { pause, report }: Repeating,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, pause);
  begin();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Milliseconds for which work goes on before whatever else this process does has a turn. */
const longestRun = 10;
let lastBreath = 0;

/** Lets everybody else be answered, once in a while: awaited between the steps of long work. */
export async function breathe(): Promise<void> {
  if (performance.now() - lastBreath < longestRun) return;
  await nextLook();
  lastBreath = performance.now();
}
