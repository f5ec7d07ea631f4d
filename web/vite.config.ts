import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOutUnusedStyles } from './vite/leave-out-unused-styles.ts';
import { liveReload } from './vite/live-reload.ts';
import { prerenderLanding } from './vite/prerender-landing.ts';

/** Where `vite dev` and `vite preview` find the API and the Firebase settings of a running suite. */
const hostingOrigin = process.env.HOSTING_ORIGIN ?? 'http://127.0.0.1:5000';
const proxy = { '/api': hostingOrigin, '/__/firebase': hostingOrigin };

/** Emotion loads these for a way of using it that is not used here; in their form nobody can tell. */
const UNUSED = /node_modules\/(hoist-non-react-statics|react-is)\//;

/** What every first visit needs: in one piece, which packs better than the many that would be cut by who else uses what. */
const FIRST =
  /web\/src\/(app\/(app|screens|busy-overlay|announce-life|lazy-route|route-error-boundary)|shared\/(paths|style\/[\w-]+|state\/(follow-other-tabs|session|session-user|toasts)|text\/shell|api\/api-error|ui\/(theme\/[\w-]+|toaster|button-recipe|icon-button|signs|logo|button-link|button|drawings|empty-state|page-title|footer|visually-hidden)))\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    liveReload(process.env.LIVE_RELOAD === 'yes'),
    prerenderLanding(process.env.VITE_SITE_ORIGIN),
    leaveOutUnusedStyles(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'frame', test: FIRST }] } },
    },
  },
});
