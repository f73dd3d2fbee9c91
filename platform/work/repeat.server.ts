import { setImmediate as nextLook } from 'node:timers/promises';

interface Repeating {
  pause: number;
  report: (error: unknown) => void;
}

/**
 * Runs `work` now, and again after each pause. Two runs never overlap.
 * @returns a function that stops the repetition
 */
export function runRepeatedly(
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

const maxRun = 10;
let lastBreath = 0;

export async function breathe(): Promise<void> {
  if (performance.now() - lastBreath < maxRun) return;
  await nextLook();
  lastBreath = performance.now();
}
