import { type ReactNode, Suspense, use } from 'react';

export interface Coming<T> {
  arriving: Promise<T>;
}

interface HandedOverProps<T> {
  answer: T | Coming<T>;
  preview: ReactNode;
  children: (answer: T) => ReactNode;
}

/** A client loader returns this object, so that the page is shown before the server's answer has come. */
export function onItsWay<T>(answer: Promise<T>): Coming<T> {
  // Prevents an unhandled rejection if `answer` fails before `Arrived` reads it. `Arrived` throws the error.
  answer.catch(() => {});
  return { arriving: answer };
}

export function isComing<T>(answer: T | Coming<T>): answer is Coming<T> {
  return typeof answer === 'object' && answer !== null && 'arriving' in answer;
}

export function HandedOver<T extends object>({ answer, preview, children }: HandedOverProps<T>) {
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
  answer: T | Coming<T>;
  children: (answer: T) => ReactNode;
}) {
  return children(isComing(answer) ? use(answer.arriving) : answer);
}
