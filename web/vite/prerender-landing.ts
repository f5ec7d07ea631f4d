import { resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { landingPage, preloadScripts, type RenderedLanding } from './landing-page.ts';

const WEB = resolve(import.meta.dirname, '..');
const HYDRATION = resolve(WEB, 'src', 'hydrate-later.ts');
const TABLE = resolve(WEB, 'src', 'app', 'app-routes.tsx');

/**
 * Makes two pages of the one that was built: `app.html`, which is the same for every address, and `index.html`, which shows
 * the landing page before any script has run. `siteOrigin` is where the site will be, when that is known.
 */
export function prerenderLanding(siteOrigin: string | undefined): Plugin {
  let hydration = '';
  return {
    name: 'doubloon:prerender-landing',
    apply: 'build',
    buildStart() {
      hydration = this.emitFile({ type: 'chunk', id: HYDRATION });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const plain = String(page.source);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: preloadScripts(plain, tableOf(bundle)) });
        page.source = landingPage(plain, await renderLanding(), `/${this.getFileName(hydration)}`, siteOrigin);
      },
    },
  };
}

/** The scripts of the table of addresses, which every page but the landing page asks for as soon as it can. */
function tableOf(bundle: Rolldown.OutputBundle): string[] {
  const table = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === TABLE);
  if (table?.type !== 'chunk') throw new Error(`The build has no chunk for ${TABLE}`);
  return [table.fileName, ...table.imports];
}

/** Loads the sources anew each time, so that a watching build shows what changed. */
async function renderLanding(): Promise<RenderedLanding> {
  const { module } = await runnerImport<RenderedLanding>(resolve(WEB, 'src', 'prerender.tsx'), {
    root: WEB,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
