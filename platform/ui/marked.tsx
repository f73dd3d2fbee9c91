import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';

type Tag = 'li' | 'p' | 'span' | 'tr';

interface MarkedProps extends ComponentPropsWithoutRef<'li'> {
  as: Tag;
  /** What the element shows, in any form that differs when it does. */
  shows: string;
}

/** Milliseconds for which a change is marked. */
const duration = 3_000;

/**
 * An element that is softly marked when what it shows changes while the page is open; not where
 * less motion is wanted.
 */
export function Marked({ as, shows, ...attributes }: MarkedProps) {
  const element = useRef<HTMLLIElement>(null);
  const before = useRef(shows);
  useEffect(() => {
    if (before.current === shows) return;
    before.current = shows;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate(
      { backgroundColor: ['var(--mark)', 'transparent'] },
      { duration, easing: 'ease-in' },
    );
  }, [shows]);
  // One type stands for all of them, which differ in attributes that nobody sets here.
  const Element = as as 'li';
  return <Element ref={element} {...attributes} />;
}
