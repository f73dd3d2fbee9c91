import type { BreadcrumbList } from 'schema-dts';

/**
 * The way to a page from the start page, which is the first step of each, as search engines show it.
 * @param steps the names and paths of what lies between, and the name of the page itself
 */
export function breadcrumbs(
  at: (path: string) => string,
  ...steps: [...between: (readonly [name: string, path: string])[], page: string]
): BreadcrumbList {
  const way = [['Startseite', '/'] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => {
      const [name, path] = typeof step === 'string' ? [step] : step;
      return {
        '@type': 'ListItem',
        position: index + 1,
        name,
        // The page itself needs none (Google's rules for breadcrumbs).
        ...(path !== undefined && { item: at(path) }),
      };
    }),
  };
}
