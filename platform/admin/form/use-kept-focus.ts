import { useEffect, useRef } from 'react';

/** Conform's buttons that add a row or take one out. */
const rowButtons = 'button[name="__intent__"]';

/**
 * Where a form has its focus when the button that had it goes with a row, or moves with it: on that
 * button, the next such one, or the one before it. Without that it falls back to the top of the page
 * (WCAG 2.4.3).
 */
export function useKeptFocus() {
  const next = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    next.current.find(({ isConnected }) => isConnected)?.focus();
  });
  return ({ target, currentTarget }: React.MouseEvent<HTMLFormElement>) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(rowButtons);
    if (!pressed) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(rowButtons)];
    const at = all.indexOf(pressed);
    next.current = [pressed, ...all.slice(at + 1), ...all.slice(0, at).reverse()];
    // By then the rows stand as they were asked to; a focus that goes later is the reader's wish.
    setTimeout(() => {
      next.current = [];
    });
  };
}
