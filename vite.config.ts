import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageFonts } from './bin/page-fonts.ts';

export default defineConfig({
  plugins: [reactRouter(), pageFonts()],
  environments: {
    // Server and routes are one module graph: with two there would be two database clients.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
