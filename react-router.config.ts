import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  subResourceIntegrity: true,
  // index.js is the app; start.js runs it, free of types: to strip them takes Node 16 MiB for good.
  serverBuildFile: '[name].js',
} satisfies Config;
