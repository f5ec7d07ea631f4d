import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { landingPage, preloadScripts, type RenderedLanding } from './landing-page.ts';
import { HOME, PAGE_FILES, scriptsOf } from './page-files.ts';

const WEB = resolve(import.meta.dirname, '..');
const REFERRAL = resolve(WEB, 'src', 'follow-referral.ts');

/**
 * Makes several pages of the one that was built: those of `page-files.ts`, which differ in what they load early, and `index.html`, which
 * is the landing page without scripts. `siteOrigin` is where the site will be, when that is known.
 */
export function prerenderLanding(siteOrigin: string | undefined): Plugin {
  let referral = '';
  return {
    name: 'doubloon:prerender-landing',
    apply: 'build',
    buildStart() {
      referral = this.emitFile({ type: 'chunk', id: REFERRAL });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const plain = String(page.source);
        for (const [fileName, modules] of Object.entries(PAGE_FILES))
          this.emitFile({ type: 'asset', fileName, source: preloadScripts(plain, scriptsOf(bundle, modules)) });
        const scripts = { app: scriptsOf(bundle, HOME), referral: this.getFileName(referral) };
        page.source = landingPage(plain, await renderLanding(), scripts, siteOrigin);
      },
    },
  };
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
