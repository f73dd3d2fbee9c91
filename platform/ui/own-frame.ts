import { useMatches, useRouteError } from 'react-router';

export interface FrameHandle {
  hasFrame: true;
}

export function useHasFrame(): boolean {
  const matches = useMatches();
  const error = useRouteError() ?? undefined;
  return (
    error === undefined &&
    matches.some(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.hasFrame)
  );
}
