import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';

type Tag = 'li' | 'p' | 'span' | 'tr';

interface MarkedProps extends ComponentPropsWithoutRef<'li'> {
  as: Tag;
  shows: string;
}

const duration = 3_000;

export function HighlightChange({ as, shows, ...attributes }: MarkedProps) {
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
  const Element = as as 'li';
  return <Element ref={element} {...attributes} />;
}
