import { type ReactNode, Suspense, use } from 'react';

export interface PendingAnswer<T> {
  arriving: Promise<T>;
}

interface HandedOverProps<T> {
  answer: T | PendingAnswer<T>;
  preview: ReactNode;
  children: (answer: T) => ReactNode;
}

/** Client loaders return this object, so that the router shows the page before the server has answered. */
export function createPendingAnswer<T>(answer: Promise<T>): PendingAnswer<T> {
  // Prevents an unhandled rejection if `answer` fails before `Arrived` reads it. `Arrived` then throws the
  // error.
  answer.catch(() => {});
  return { arriving: answer };
}

export function isPendingAnswer<T>(answer: T | PendingAnswer<T>): answer is PendingAnswer<T> {
  return typeof answer === 'object' && answer !== null && 'arriving' in answer;
}

export function PreviewWhileLoading<T extends object>({
  answer,
  preview,
  children,
}: HandedOverProps<T>) {
  // Renders equal elements for data and for a promise. Otherwise a reload of the data would mount the page's
  // components again.
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
  answer: T | PendingAnswer<T>;
  children: (answer: T) => ReactNode;
}) {
  return children(isPendingAnswer(answer) ? use(answer.arriving) : answer);
}
