import { setImmediate as nextLook } from 'node:timers/promises';

/** Milliseconds for which work goes on before whatever else this process does has a turn. */
const longestRun = 10;
let lastBreath = 0;

/** Lets everybody else be answered, once in a while: awaited between the steps of long work. */
export async function breathe(): Promise<void> {
  if (performance.now() - lastBreath < longestRun) return;
  await nextLook();
  lastBreath = performance.now();
}
