import { useMatches, useRouteError } from 'react-router';

/** What a route exports as its `handle` that brings header, main part and footer itself. */
export interface FrameHandle {
  hasFrame: true;
}

/** Whether the page that is shown has a frame of its own; what stands in for one has not. */
export function useHasFrame(): boolean {
  const matches = useMatches();
  // Null where nothing failed.
  const error = useRouteError() ?? undefined;
  return (
    error === undefined &&
    matches.some(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.hasFrame)
  );
}
