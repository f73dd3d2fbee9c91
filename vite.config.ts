import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTarget } from '#bin/floor.ts';
import { siteFolder } from '#bin/site-folder.ts';
import { floorStyles } from '#bin/vite/floor-styles.ts';
import { mendedRouter } from '#bin/vite/mended-router.ts';
import { pageFonts } from '#bin/vite/page-fonts.ts';

/** Modules that nearly every public page loads, or three parts of the site. */
const sharedModules = new RegExp(
  [
    '/platform/live/',
    '/platform/ui/(?!charts/|faults/|markdown-fault|rendering/|share-links)',
    // In the browser, only the admin area uses the other modules of this folder.
    '/platform/values/(?:query-parameters|season|vienna)\\.',
    '/platform/ui/rendering/check-server\\.',
    '/platform/drafts/(?:sent-form|failed-submission|unsaved|use-draft-form)\\.',
    '(?<!/app)/club/',
    '/app/club/(?:fan-shop|sponsors/strip)/',
    '/app/club/details/own-team\\.',
    '/app/matches/games/(?:crest|outcome-shapes|result)\\.',
    '/app/matches/venues/(?:game-location|venue-link)\\.',
  ].join('|'),
);

/** Modules that some pages share, by subject: each is too small for its own file. */
const few = {
  season:
    /\/platform\/(?:ui\/charts\/chart\.module|values\/format-count)|\/app\/matches\/games\/(?:charts\/outcome-legend|season-progress|season-nav)\./,
  person: /\/app\/(?:matches\/games\/event-icons|people\/portrait)\./,
  form: /\/platform\/(?:drafts\/form-with-draft|ui\/(?:field|notice)|values\/email-address)\./,
};

/** What the lists and forms of the admin area share. */
const admin = /\/platform\/admin\/(?:[\w-]+\.|form\/inputs\.module)|\/app\/back-office\/frame\//;
const adminForm = /\/platform\/admin\/form\//;

const everywhere =
  /\/platform\/(?:drafts\/failed-page|public-forms\/use-public-form|offline\/lazy-middleware|live\/open-page)\.|\/app\/club\/fan-shop\/shown/;

/**
 * Leaves out the line number that Vite's own names contain, because pages, scripts and styles repeat each
 * name.
 */
function className(name: string, path: string): string {
  const hash = createHash('sha256').update(relative(import.meta.dirname, path));
  return `_${name}_${hash.digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [reactRouter(), mendedRouter(), pageFonts()],
  css: { modules: { generateScopedName: className }, postcss: { plugins: [floorStyles] } },
  resolve: { alias: { '#club': join(siteFolder, 'club') } },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: {
          output: {
            // Shared modules go into few files: each file costs a request and compresses worse alone.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 4,
                },
                {
                  name: 'shared',
                  test: sharedModules,
                  minShareCount: 3,
                  priority: 3,
                },
                { name: 'everywhere', test: everywhere, priority: 3 },
                // First the parts of lists, because a list must not load the code of forms.
                { name: 'admin', test: admin, minShareCount: 2, priority: 2 },
                { name: 'admin-form', test: adminForm, minShareCount: 2, priority: 1 },
                ...Object.entries(few).map(([name, test]) => ({
                  ...{ name, test, minShareCount: 2, priority: 3 },
                })),
              ],
            },
          },
        },
      },
    },
    // Server and routes form one module graph. Two graphs would create two database clients.
    ssr: {
      // Bundling drops the unused code of these large packages and saves 13 MiB of memory.
      resolve: {
        noExternal: ['zod', /^@conform-to/, 'kysely', 'hono', 'libphonenumber-js', 'culori'],
      },
      build: {
        rolldownOptions: {
          input: {
            start: './server.ts',
            // Entry points for tests.
            app: './server/app.ts',
            site: './server/site.ts',
            starter: './app/starter.server.ts',
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, cssTarget: buildTarget },
});
