import type { Plugin } from 'vite';

/**
 * Makes built pages reload when the event stream at `url` says something changed. Without a `url` the pages stay as they
 * are, so nothing of this reaches a deployed build.
 */
export function liveReload(url: string | undefined): Plugin {
  return {
    name: 'doubloon:live-reload',
    apply: 'build',
    // A file, because the pages' policy takes no scripts that stand in them.
    generateBundle() {
      if (!url) return;
      const source = `new EventSource(${JSON.stringify(url)}).onmessage = () => location.reload();`;
      this.emitFile({ type: 'asset', fileName: 'live-reload.js', source });
    },
    transformIndexHtml: () =>
      url ? [{ tag: 'script', injectTo: 'body', attrs: { type: 'module', src: '/live-reload.js' } }] : [],
  };
}
