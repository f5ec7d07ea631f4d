import type { FirstRequestTable } from '../src/shared/api/first-requests.ts';
import { usedStyles } from './used-styles.ts';

const SHEET = /\s*<link rel="stylesheet"[^>]*>/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
const PRELOADED_SCRIPTS = /\s*<link rel="modulepreload"[^>]*>/g;
const SCRIPTS_WANTED = /\s*<noscript>[\s\S]*?<\/noscript>/;
const ROOT = '<div id="root"></div>';
const PICTURE = '/share.png';

export interface RenderedLanding {
  landing: string;
  /** The frame of people who are signed in, which takes the place of the landing page for them. */
  placeholder: string;
  title: string;
}

/** Elements that do nothing before the app is there; a form without it would send what is typed to the page's address. */
const NEEDS_APP = /<(form|button)(?= |>)/g;
/** Fields, in which something typed before the app is there would be lost. */
const FIELD = /<(input|textarea)(?= |>)/g;

/**
 * Puts rendered HTML into the built page where the app will be, to be read until the app takes its place, the rules of `sheet` that it needs into
 * the head, and the addresses of its `scripts` where the script of `index.html` finds them, which loads them once the page is painted. Throws when the
 * page has no script, no place for the app, or when the HTML needs a script to be shown.
 */
export function renderedPage(page: string, rendered: string, sheet: string, scripts: readonly string[]): string {
  requireShowable(page, rendered);
  const html = rendered.replaceAll(NEEDS_APP, '<$1 inert').replaceAll(FIELD, '<$1 readonly');
  const app = appScripts(page, scripts);
  return withoutScripts(withStyles(page, rendered, sheet)).replace(
    ROOT,
    () => `<div id="root" data-app="${app}">${html}</div>`,
  );
}

/** Returns the addresses of the page's own script and of others that it needs at once. Throws when the page has no script. */
function appScripts(page: string, files: readonly string[]): string {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined) throw new Error('The page has no script');
  return [...new Set([entry, ...files.map((file) => `/${file}`)])].join(' ');
}

const withoutScripts = (page: string): string => page.replace(PRELOADED_SCRIPTS, '').replace(ENTRY, '');

/** Paths in the build of scripts that the landing page loads for some people only. */
export interface LandingScripts {
  /** Needed by the app at once when there is a stored session. */
  app: readonly string[];
  /** Records the referral code in the address. */
  referral: string;
}

/**
 * Puts the rendered landing page into the built page: the rules of `sheet` that it needs into the head, and the addresses of `scripts` as data where the script of
 * `index.html` finds them, in place of the script that loads the app at once. Throws when the page has no place for one of them or when
 * the rendered page needs a script to be shown. `siteOrigin`, where the site will be, is for link previews.
 */
export function landingPage(
  page: string,
  content: RenderedLanding,
  scripts: LandingScripts,
  sheet: string,
  siteOrigin?: string,
): string {
  const { landing, placeholder, title } = content;
  const rendered = `${landing}<template id="frame">${placeholder}</template>`;
  requireShowable(page, rendered);
  const app = appScripts(page, scripts.app);
  return withoutScripts(withStyles(page, rendered, sheet))
    .replace(SCRIPTS_WANTED, '')
    .replace('<title>Doubloon</title>', `<title>${title}</title>`)
    .replace('property="og:title" content="Doubloon"', `property="og:title" content="${title}"`)
    .replace('</head>', `${siteOrigin ? addresses(siteOrigin) : ''}</head>`)
    .replace(ROOT, () => `<div id="root" data-app="${app}" data-referral="/${scripts.referral}">${rendered}</div>`);
}

/** These must be whole addresses, which only a build for a site knows. */
function addresses(origin: string): string {
  return [
    `<link rel="canonical" href="${origin}/">`,
    `<meta property="og:url" content="${origin}/">`,
    `<meta property="og:image" content="${origin}${PICTURE}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

function requireShowable(page: string, rendered: string): void {
  if (rendered.includes('<script')) throw new Error('The page needs a script before it can be shown');
  if (!page.includes(ROOT)) throw new Error('The page has no place for the app');
}

/**
 * Returns the page with the rules that `rendered` needs in its head; the whole style sheet comes after what is shown, which would wait for it
 * otherwise. Throws when the page has no style sheet.
 */
function withStyles(page: string, rendered: string, sheet: string): string {
  const link = SHEET.exec(page)?.[0];
  if (link === undefined) throw new Error('The page has no style sheet');
  // Functions, because rules may hold characters that `replace` takes for its own signs.
  return page
    .replace(link, '')
    .replace('</head>', () => `<style>${usedStyles(sheet, rendered)}</style></head>`)
    .replace(ROOT, () => ROOT + link);
}

const FIRST_SCRIPT = '<script>';

/** Lets the script in a page's head make calls before the app can. Throws when the page has no such script. */
export function askFirst(page: string, table: FirstRequestTable): string {
  if (!page.includes(FIRST_SCRIPT)) throw new Error('The page has no script that asks');
  const data = `<script type="application/json" id="first-requests">${JSON.stringify(table)}</script>`;
  return page.replace(FIRST_SCRIPT, () => data + FIRST_SCRIPT);
}

/** Lets a page load scripts, by their paths in the build, that it would otherwise learn of late. */
export function preloadScripts(page: string, files: readonly string[]): string {
  const unknown = files.filter((file) => !page.includes(`"/${file}"`));
  const links = unknown.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}
