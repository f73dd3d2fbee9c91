import { type ReactNode, Suspense, use } from 'react';

interface Coming<T> {
  arriving: Promise<T>;
}

interface HandedOverProps<T> {
  /** The server's answer: there at once on a first load, on its way after a click. */
  answer: T | Coming<T>;
  /** What the linking page handed over in the navigation state, painted meanwhile. */
  preview: ReactNode;
  children: (answer: T) => ReactNode;
}

/** What a client loader returns so that the page need not wait for the server's answer. */
export function onItsWay<T>(answer: Promise<T>): Coming<T> {
  // A failure that comes before the page is drawn is no unhandled one: `Arriving` throws it.
  answer.catch(() => {});
  return { arriving: answer };
}

/**
 * Paints what the navigation state knows at once, and the server's own answer as soon as it is
 * there (docs/deviations.md).
 */
export function HandedOver<T extends object>({ answer, preview, children }: HandedOverProps<T>) {
  if (!('arriving' in answer)) return children(answer);
  return (
    <Suspense fallback={preview ?? <p role="status">Lade...</p>}>
      <Arriving answer={answer.arriving}>{children}</Arriving>
    </Suspense>
  );
}

function Arriving<T>({
  answer,
  children,
}: {
  answer: Promise<T>;
  children: (answer: T) => ReactNode;
}) {
  return children(use(answer));
}
