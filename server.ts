import '#bin/node-version.ts';
import { join } from 'node:path';

// Must be set before React loads: else React's slow development build answers.
process.env.NODE_ENV ??= 'production';

// Not a static import: that would load React, which an old Node cannot load.
const { run } = await import('#server/run.ts');
// This file runs as build/server/start.js.
await run(join(import.meta.dirname, '../..'));
