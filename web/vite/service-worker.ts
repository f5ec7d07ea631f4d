import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCES = resolve(import.meta.dirname, '..', 'service-worker');

/**
 * Adds `/service-worker.js` to the build: one that keeps pages and scripts in the browser, or for development one that keeps nothing. A build of its
 * own, because a worker shares no script with pages.
 */
export function serviceWorker(keepsPages: boolean): Plugin {
  let source = '';
  return {
    name: 'doubloon:service-worker',
    apply: 'build',
    async configResolved() {
      const input = resolve(SOURCES, keepsPages ? 'keep-pages.ts' : 'keep-nothing.ts');
      const { output } = (await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
      })) as Rolldown.RolldownOutput;
      source = output[0].code;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
