import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * Where the club's folder and the build of its site lie: the project's root; under Node's condition
 * `fixture-club` the folder of the tests' own club (package.json).
 */
export const siteFolder = dirname(dirname(createRequire(import.meta.url).resolve('#club/club.ts')));
