import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { siteFolder } from './bin/site-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: join(siteFolder, 'build'),
  ssr: true,
  subResourceIntegrity: true,
  // start.js runs the site, free of types: to strip them takes Node 16 MiB for good.
  serverBuildFile: '[name].js',
} satisfies Config;
