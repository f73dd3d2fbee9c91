import { useRouteLoaderData } from 'react-router';

/** The fan shop as pages lead to it. */
export interface ShownShop {
  link: string;
  /** Of the banner; null stands for the club's own. */
  image: string | null;
  /** What the banner says to those who cannot see it. */
  words: string;
}

/** The fan shop, as the loader of the root finds it; undefined where no page leads to it. */
export function useShop(): ShownShop | undefined {
  const root = useRouteLoaderData('root') as { shop?: ShownShop | null } | undefined;
  return root?.shop ?? undefined;
}
