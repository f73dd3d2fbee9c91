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
