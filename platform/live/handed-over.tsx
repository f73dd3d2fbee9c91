import { type ReactNode, Suspense, use } from 'react';

/** An answer that is on its way. */
export interface Coming<T> {
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
  // A failure that comes before the page is drawn is no unhandled one: `Arrived` throws it.
  answer.catch(() => {});
  return { arriving: answer };
}

/** Whether loader data are on their way. */
export function isComing<T>(answer: T | Coming<T>): answer is Coming<T> {
  return typeof answer === 'object' && answer !== null && 'arriving' in answer;
}

/**
 * Paints what the navigation state knows at once, and the server's own answer as soon as it is
 * there (spec §2).
 */
export function HandedOver<T extends object>({ answer, preview, children }: HandedOverProps<T>) {
  // Around both kinds of answer: a page that is loaded again stays the same page to React.
  return (
    <Suspense fallback={preview ?? <p role="status">Lade...</p>}>
      <Arrived answer={answer}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<T extends object>({
  answer,
  children,
}: {
  answer: T | Coming<T>;
  children: (answer: T) => ReactNode;
}) {
  return children(isComing(answer) ? use(answer.arriving) : answer);
}
