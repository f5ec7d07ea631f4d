import type { Plugin } from 'vite';

/**
 * Makes built pages load `/live-reload.js`, which whoever serves them puts beside them: where a page listens differs from start to start, and the
 * build does not. Unless `enabled` the pages stay as they are, so nothing of this reaches a deployed build.
 */
export function liveReload(enabled: boolean): Plugin {
  return {
    name: 'doubloon:live-reload',
    apply: 'build',
    // A file, because the pages' policy takes no scripts that stand in them.
    transformIndexHtml: () =>
      enabled ? [{ tag: 'script', injectTo: 'body', attrs: { type: 'module', src: '/live-reload.js' } }] : [],
  };
}
