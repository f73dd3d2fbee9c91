import { type ReactNode, Suspense, use } from 'react';

export interface Coming<T> {
  arriving: Promise<T>;
}

interface HandedOverProps<T> {
  answer: T | Coming<T>;
  preview: ReactNode;
  children: (answer: T) => ReactNode;
}

/** A client loader returns this to show the page before the server's answer has come. */
export function onItsWay<T>(answer: Promise<T>): Coming<T> {
  // Without this, an early failure would be an unhandled rejection; `Arrived` throws the error again.
  answer.catch(() => {});
  return { arriving: answer };
}

export function isComing<T>(answer: T | Coming<T>): answer is Coming<T> {
  return typeof answer === 'object' && answer !== null && 'arriving' in answer;
}

/** Shows `preview` at once, then the server's answer (spec §2). */
export function HandedOver<T extends object>({ answer, preview, children }: HandedOverProps<T>) {
  // Data and promises get the same elements, so that React keeps the page's components on a reload.
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
