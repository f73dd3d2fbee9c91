import { useRouteLoaderData } from 'react-router';

export interface ShownShop {
  link: string;
  /** The banner; null stands for the club's own. */
  image: string | null;
  words: string;
}

export function useShop(): ShownShop | undefined {
  const root = useRouteLoaderData('root') as { shop?: ShownShop | null } | undefined;
  return root?.shop ?? undefined;
}
