import type { Plugin } from 'vite';

/**
 * Makes built pages reload when the event stream at `url` says something changed. Without a `url` the pages stay as they
 * are, so nothing of this reaches a deployed build.
 */
export function liveReload(url: string | undefined): Plugin {
  return {
    name: 'doubloon:live-reload',
    apply: 'build',
    transformIndexHtml: () =>
      url
        ? [
            {
              tag: 'script',
              injectTo: 'body',
              children: `new EventSource(${JSON.stringify(url)}).onmessage = () => location.reload();`,
            },
          ]
        : [],
  };
}
