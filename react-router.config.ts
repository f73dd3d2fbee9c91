import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { siteFolder } from './bin/site-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: join(siteFolder, 'build'),
  ssr: true,
  subResourceIntegrity: true,
  // The build writes start.js as JavaScript, because Node needs 16 MiB more memory if it must remove types.
  serverBuildFile: '[name].js',
} satisfies Config;
