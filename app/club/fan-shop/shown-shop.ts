import { useRouteLoaderData } from 'react-router';

export interface ShownShop {
  link: string;
  /** Address of the shop's picture; null means the default picture. */
  image: string | null;
  words: string;
}

export function useShop(): ShownShop | undefined {
  const root = useRouteLoaderData('root') as { shop?: ShownShop | null } | undefined;
  return root?.shop ?? undefined;
}
