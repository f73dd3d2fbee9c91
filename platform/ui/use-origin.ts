import { useRouteLoaderData } from 'react-router';

/** The public address of the site, 'https://verein.example'; undefined on a page of an error. */
export function useOrigin(): string | undefined {
  return useRouteLoaderData<{ origin: string }>('root')?.origin;
}
