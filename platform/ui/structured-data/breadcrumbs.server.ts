import type { BreadcrumbList } from 'schema-dts';

/** Begins with the home page. @param steps names and paths, then the name of the page itself */
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
        // The last step is the page itself and needs no address (Google's rules for breadcrumbs).
        ...(path !== undefined && { item: at(path) }),
      };
    }),
  };
}
