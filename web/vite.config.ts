import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf, refuseCircles } from './vite/chunks.ts';
import { compiledStyles, styleFunctions } from './vite/compile-styles.ts';
import { liveReload } from './vite/live-reload.ts';
import { newestBuild } from './vite/newest-build.ts';
import { noJsonSchemas } from './vite/no-json-schemas.ts';
import { prerenderPages } from './vite/prerender-pages.ts';
import { schemasWhenUsed } from './vite/schemas-when-used.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { testDeployment } from './vite/test-deployment.ts';

/** Where `vite dev` and `vite preview` find the API and the Firebase settings of a running suite. */
const hostingOrigin = process.env.HOSTING_ORIGIN ?? 'http://127.0.0.1:5000';
const proxy = { '/api': hostingOrigin, '/__/firebase': hostingOrigin };

/** Built again and again by `npm start`. */
const isDevelopment = process.env.LIVE_RELOAD === 'yes';

/** Services of Firebase that reactfire imports and nobody here uses. */
const UNUSED_SERVICES = ['database', 'functions', 'remote-config', 'storage'];
const unusedService = resolve(import.meta.dirname, 'src/shared/live/unused-services.ts');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    styleFunctions(),
    react(),
    schemasWhenUsed(),
    noJsonSchemas(),
    refuseCircles(),
    liveReload(isDevelopment),
    serviceWorker(!isDevelopment),
    newestBuild(),
    testDeployment(process.env.VITE_TEST_DEPLOYMENT === 'on'),
    prerenderPages(process.env.VITE_SITE_ORIGIN),
  ],
  resolve: { alias: Object.fromEntries(UNUSED_SERVICES.map((name) => [`firebase/${name}`, unusedService])) },
  css: { postcss: { plugins: [compiledStyles] } },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id, graph) => chunkOf(id, graph) }] },
      },
    },
  },
});
