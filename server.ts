import '#bin/node-version.ts';
import { join } from 'node:path';

// Must be set before React loads. Otherwise the server uses React's slow development build.
process.env.NODE_ENV ??= 'production';

// A static import would load React before node-version.ts can report an old Node, and an old Node cannot load
// React.
const { run } = await import('#server/run.ts');
// The built file is build/server/start.js, so the site's folder is two levels above.
await run(join(import.meta.dirname, '../..'));
