import { resolve } from 'node:path';
import { build } from 'vite';

const WEB = resolve(import.meta.dirname, '..', '..', 'web');

/** Builds the client as it is deployed, to `web/dist`. */
export async function buildWeb(): Promise<void> {
  await build({ root: WEB, configFile: resolve(WEB, 'vite.config.ts'), logLevel: 'warn' });
}

/** Builds `folder`, the client unless told, to `outDir`, with pages that load `/live-reload.js`. */
async function buildDevelopmentWeb(outDir: string, folder = WEB): Promise<void> {
  process.env.LIVE_RELOAD = 'yes';
  await build({ root: folder, configFile: resolve(folder, 'vite.config.ts'), logLevel: 'silent', build: { outDir } });
}

if (import.meta.main) {
  const [outDir = '', folder] = process.argv.slice(2);
  try {
    await buildDevelopmentWeb(outDir, folder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
