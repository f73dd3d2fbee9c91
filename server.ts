import '#bin/node-version.ts';
import { join } from 'node:path';

// Read by React when it is loaded: without it the slow build for development answers.
process.env.NODE_ENV ??= 'production';

// Not a static import: React is loaded with it, and on an old Node it could not be.
const { run } = await import('#server/run.ts');
// Run as build/server/start.js.
await run(join(import.meta.dirname, '../..'));
