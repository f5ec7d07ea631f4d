import { join } from 'node:path';
import { build, preview, type Plugin } from 'vite';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import type { MeasuredScreen } from './screens.ts';

/** A plain page, written for the bench, that the screens are measured beside: `web/measuring/peer`. */
export const PEER: MeasuredScreen = { screen: 'peer', as: 'creator', path: () => '/', shows: 'Row 10' };

const root = join(ROOT, 'web', 'measuring', 'peer');

/** Lets browsers keep files named by their content for good, as deployed hosting does. */
const keepAssets: Plugin = {
  name: 'keep-assets',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/assets', (_request, response, next) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** Builds the page that the screens are measured beside and serves it, with the API of `hosting`. */
export async function servePeer(hosting: string): Promise<{ origin: string; close: () => Promise<void> }> {
  await build({ root, configFile: false, logLevel: 'error', build: { target: 'es2023' } });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepAssets],
    preview: { host: '127.0.0.1', proxy: { '/api': hosting } },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (!origin) throw new Error('The peer is not served');
  return { origin, close: () => server.close() };
}
