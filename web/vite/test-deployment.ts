import type { Plugin } from 'vite';

/** Says above every page of a build that it moves no real money, where its deployment is for tests (`TEST_DEPLOYMENT=on`, docs/deployment.md). */
export function testDeployment(enabled: boolean): Plugin {
  return {
    name: 'doubloon:test-deployment',
    apply: 'build',
    // In the page itself, because the landing page loads no script.
    transformIndexHtml: () =>
      enabled
        ? [
            {
              tag: 'p',
              injectTo: 'body-prepend',
              attrs: {
                role: 'note',
                style:
                  'margin: 0; padding: 0.35rem 1rem; background: #7c2d12; color: #fff; font: 600 0.875rem/1.4 system-ui, sans-serif; text-align: center',
              },
              children: 'Test deployment: no real money moves here.',
            },
          ]
        : [],
  };
}
