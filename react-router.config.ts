import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  subResourceIntegrity: true,
  // start.js runs the site, free of types: to strip them takes Node 16 MiB for good.
  serverBuildFile: '[name].js',
} satisfies Config;
