import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/**
 * Marks a message read once it is on the screen. The loader must not do that: a GET may come from a
 * preview, a prefetch or a scanner of links, and a page loaded again would undo 'ungelesen'. So the
 * open page posts it itself; without JavaScript there is the button 'Als gelesen markieren'.
 */
export function useReadOnOpening(id: string, isRead: boolean): void {
  const { submit } = useFetcher();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) void submit({ intent: 'opened' }, { method: 'post' });
  }, [id, isRead, submit]);
}
