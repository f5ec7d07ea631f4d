import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { liveReload } from './vite/live-reload.ts';

/** Where `vite dev` and `vite preview` find the API and the Firebase settings of a running suite. */
const hostingOrigin = process.env.HOSTING_ORIGIN ?? 'http://127.0.0.1:5000';
const proxy = { '/api': hostingOrigin, '/__/firebase': hostingOrigin };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), liveReload(process.env.LIVE_RELOAD_URL)],
  server: { proxy },
  preview: { proxy },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', sourcemap: true, manifest: true },
});
