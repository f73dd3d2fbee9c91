import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * Import rules (docs/decisions/0038-wings.md), checked by `npm run lint` without exceptions. React Router's
 * build keeps *.server files out of the browser.
 */

/** Wings in their order: each can import only from itself and from the wings before it. */
export const wings = [
  ...['club', 'seasons', 'teams', 'matches', 'league', 'people', 'news', 'accounts', 'post'],
  ...['back-office', 'site'],
];

/** Rooms of the platform, in their order like the wings. */
export const rooms = [
  ...['values', 'work', 'db', 'request', 'ui', 'pictures', 'records', 'sign-in', 'mail', 'drafts'],
  ...['live', 'public-forms', 'offline', 'admin', 'data-tree', 'fields'],
];

const tests = '[.]test[.]tsx?$';

/** A page shows data of several wings, so it can import from all of them. */
const pages = globSync('app/**/route.{ts,tsx}').map((route) => `${dirname(route)}/`);
const inPages = `^(?:${['none/', ...pages].join('|')})`;

const orderRules = [
  ...rulesOf('wing', 'app', wings, [tests, inPages]),
  ...rulesOf('room', 'platform', rooms, [tests]),
];

/** @param names all allowed folders, in their order */
function rulesOf(kind: string, folder: string, names: readonly string[], free: readonly string[]) {
  const order = names.map((name, index) => ({
    name: `${kind}-${name}`,
    severity: 'error',
    from: { path: `^${folder}/${name}/`, pathNot: free },
    to: {
      path: `^${folder}/`,
      pathNot: `^${folder}/(?:${names.slice(0, index + 1).join('|')})/`,
    },
  }));
  const others = {
    name: `no-${kind}`,
    comment: 'It does not stand in the list above.',
    severity: 'error',
    from: { path: `^${folder}/(?!(?:${names.join('|')})/)[^/]+/` },
    to: { path: '.' },
  };
  return [...order, others];
}

/** Other code cannot import from the folder of a page. Shared code lies next to that folder. */
const pageRules = pages.map((page) => ({
  name: 'page-by-itself',
  severity: 'error',
  from: { path: '.', pathNot: [`^${page}`, tests, '^test/|^bin/'] },
  to: { path: `^${page}` },
}));

export default {
  forbidden: [
    ...orderRules,
    ...pageRules,
    {
      name: 'platform-knows-no-wing',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^app/' },
    },
    {
      name: 'club-by-its-alias',
      comment: 'Under it tests find a club of their own (docs/decisions/0015-fixture-club.md).',
      severity: 'error',
      from: { pathNot: '^club/' },
      to: { path: '^club/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'room-by-its-alias',
      comment: 'So an import shows that it leaves its room.',
      severity: 'error',
      from: { path: '^app/([^/]+)/([^/]+)/' },
      to: {
        path: '^app/$1/[^/]+/',
        pathNot: '^app/$1/$2/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'wing-by-its-alias',
      comment: 'So an import shows that it leaves its wing.',
      severity: 'error',
      from: { path: '^app/([^/]+)/' },
      to: {
        path: '^app/[^/]+/',
        pathNot: '^app/$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-knows-no-server',
      comment: 'Pages and rules work whatever serves them.',
      severity: 'error',
      from: { path: '^(app|platform)/', pathNot: tests },
      to: { path: '^(server|bin|bench|test)/' },
    },
    {
      name: 'migration-stands-alone',
      comment: 'The app changes after it.',
      severity: 'error',
      from: { path: '^platform/db/migrations/' },
      to: { path: '^(app|platform|club|server)/', pathNot: '^platform/db/migrations/' },
    },
    {
      name: 'service-worker-stands-alone',
      severity: 'error',
      from: { path: '^platform/offline/worker/' },
      to: {
        path: '.',
        pathNot:
          '^platform/(offline/(worker/|cache-names|saved-page)|values/)|^node_modules/workbox-',
      },
    },
    {
      name: 'only-the-service-worker-uses-workbox',
      severity: 'error',
      from: { path: '.', pathNot: '^platform/offline/worker/' },
      to: { path: '^platform/offline/worker/|^node_modules/workbox-' },
    },
    {
      name: 'values-are-pure',
      comment: 'They mean the same in a browser, a test and another product.',
      severity: 'error',
      from: { path: '^platform/values/', pathNot: tests },
      to: { path: '.', pathNot: '^platform/values/|^node_modules/@date-fns/' },
    },
  ],
  options: {
    // The parser swc also reads imports of types, and does not need the TypeScript compiler.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures/build/' },
  },
};
