import type { BreadcrumbList } from 'schema-dts';

/**
 * Adds the home page as the first step.
 * @param steps name and path of each page on the way; the last step is only the name of the page itself
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
        // The last step needs no address, because it is the page itself (Google's rules for breadcrumbs).
        ...(path !== undefined && { item: at(path) }),
      };
    }),
  };
}
