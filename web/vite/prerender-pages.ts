import { resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { FirstRequestTable } from '../src/shared/api/first-requests.ts';
import { askFirst, landingPage, preloadScripts, renderedPage } from './rendered-page.ts';
import { addressOf, firstDataOf, HOME, PAGE_FILES, scriptsOf, SHELL } from './page-files.ts';

const WEB = resolve(import.meta.dirname, '..');
const REFERRAL = resolve(WEB, 'src', 'follow-referral.ts');

/** Made of the sources while they are built, by `src/prerender.tsx`. */
interface Prerendered {
  /** The HTML of each page, by the name of its file. */
  pages: Record<string, string>;
  /** The HTML of the frame of people who are signed in. */
  placeholder: string;
  /** The title of the landing page. */
  title: string;
  firstRequestsOf: (firstData: string | undefined, address: string) => Promise<FirstRequestTable>;
}

/**
 * Makes several pages of the one that was built: those of `page-files.ts`, which differ in what they load and ask for early and, where they are the same
 * for every visitor, hold what they show or else the frame of people who are signed in, and `index.html`, which is the landing page without scripts. `siteOrigin` is where the site will be, when that is known.
 */
export function prerenderPages(siteOrigin: string | undefined): Plugin {
  let referral = '';
  let mayAsk = true;
  return {
    name: 'doubloon:prerender-pages',
    apply: 'build',
    configResolved({ env }) {
      // The API wants a token of App Check then, which only the app can get.
      mayAsk = !env['VITE_APP_CHECK_SITE_KEY'];
    },
    buildStart() {
      referral = this.emitFile({ type: 'chunk', id: REFERRAL });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const prerendered = await prerender();
        const plain = String(page.source);
        const sheet = sheetOf(bundle);
        const asking = async (html: string, modules: readonly string[], address: string) => {
          if (!mayAsk || !modules.includes(SHELL)) return html;
          return askFirst(html, await prerendered.firstRequestsOf(firstDataOf(modules), address));
        };
        for (const [fileName, modules] of Object.entries(PAGE_FILES)) {
          const rendered =
            prerendered.pages[fileName] ?? (modules.includes(SHELL) ? prerendered.placeholder : undefined);
          const scripts = scriptsOf(bundle, modules);
          const loading =
            rendered === undefined ? preloadScripts(plain, scripts) : renderedPage(plain, rendered, sheet, scripts);
          this.emitFile({ type: 'asset', fileName, source: await asking(loading, modules, addressOf(fileName)) });
        }
        const scripts = { app: scriptsOf(bundle, HOME), referral: this.getFileName(referral) };
        const { pages, placeholder, title } = prerendered;
        const landing = { landing: pages['index.html'] ?? '', placeholder, title };
        page.source = await asking(landingPage(plain, landing, scripts, sheet, siteOrigin), HOME, '/');
      },
    },
  };
}

/** Returns the rules of the style sheet. Throws when there is not exactly one. */
function sheetOf(bundle: Rolldown.OutputBundle): string {
  const [sheet, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset' || others.length > 0) throw new Error('The build has not exactly one style sheet');
  return String(sheet.source);
}

/** Loads the sources anew each time, so that a watching build shows what changed. */
async function prerender(): Promise<Prerendered> {
  const { module } = await runnerImport<Prerendered>(resolve(WEB, 'src', 'prerender.tsx'), {
    root: WEB,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
