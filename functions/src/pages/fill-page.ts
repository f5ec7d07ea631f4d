import type { Dependencies } from '../platform/dependencies.ts';

/** The description of a page for use elsewhere: by search engines, and where its link is shared. */
export interface PageHead {
  readonly title: string;
  /** One paragraph; longer ones are cut. */
  readonly description: string;
  /** The whole address. */
  readonly address: string;
  readonly kind: 'website' | 'profile';
  /** The picture of the preview: a `wide` one fills it, any other stands beside the text. */
  readonly picture: { readonly address: string; readonly wide: boolean };
  /** Pictures that the page shows first and largest: browsers load them beside its scripts. */
  readonly firstPictures: readonly string[];
}

/** Answers of the API that the page asks for first, by the addresses it asks at. */
export type FirstAnswers = Readonly<Record<string, { readonly json: unknown; readonly nextCursor?: string | null }>>;

const BEGIN = '<!-- about this page -->';
const END = '<!-- end of about this page -->';
const MAX_DESCRIPTION = 200;

/** Puts a page's description and first answers into their place in `web/index.html`. Throws when there is none. */
export function fillPage(html: string, head: PageHead, answers: FirstAnswers): string {
  return putHead(html, `${elementsOf(head)}${answersElement(answers)}`);
}

/** Fills the page of something that does not exist: a title, and that search engines leave the address out. */
export function fillMissingPage(html: string, title: string): string {
  return putHead(html, `<title>${escapeHtml(`${title} · Doubloon`)}</title><meta name="robots" content="noindex">`);
}

function putHead(html: string, elements: string): string {
  const from = html.indexOf(BEGIN);
  const to = html.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error('The page has no place for what is said about it');
  return html.slice(0, from) + elements + html.slice(to + END.length);
}

function elementsOf({ title, description, address, kind, picture, firstPictures }: PageHead): string {
  const text = shortened(description);
  const name = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}">`;
  const property = (key: string, content: string) => `<meta property="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(`${title} · Doubloon`)}</title>`,
    name('description', text),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:site_name', 'Doubloon'),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', text),
    property('og:url', address),
    property('og:image', picture.address),
    name('twitter:card', picture.wide ? 'summary_large_image' : 'summary'),
    name('twitter:title', title),
    name('twitter:description', text),
    name('twitter:image', picture.address),
    ...firstPictures.map((shown) => `<link rel="preload" as="image" href="${escapeHtml(shown)}">`),
  ].join('');
}

/** A block of data is never run, and its content cannot end it. */
function answersElement(answers: FirstAnswers): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${json}</script>`;
}

/** One line of at most 200 characters, cut after a word where there is one. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const space = line.lastIndexOf(' ', MAX_DESCRIPTION - 1);
  const cut = space > MAX_DESCRIPTION / 2 ? space : MAX_DESCRIPTION - 1;
  return `${line.slice(0, cut).toWellFormed()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The pages of the build that addresses with a name of their own are answered from; `web/vite/page-files.ts` writes them. */
export type ShellName = 'loot' | 'store' | 'brand';

/** A page as hosting serves it, with its headers: the content policy above all. */
interface Shell {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type ReadShell = (name: ShellName) => Promise<Shell>;

/** How long a page read from hosting is used: far shorter than shared caches keep the result. */
const KEPT_MS = 5_000;

/** Security headers of a page, declared for hosting (`firebase.json`) once for all pages. */
const PASSED_ON = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/**
 * Reads pages from hosting, again after a few seconds, because the scripts that a page names are gone with the next build. Concurrent calls share one reading.
 * Returns the last page while hosting does not answer; rejects when it never has.
 */
export function createShellReader({ config, clock, log }: Pick<Dependencies, 'config' | 'clock' | 'log'>): ReadShell {
  const last = new Map<ShellName, { readonly shell: Shell; readonly readAt: number }>();
  const reading = new Map<ShellName, Promise<Shell>>();

  async function read(name: ShellName): Promise<Shell> {
    try {
      const shell = await fetchShell(`${config.siteOrigin}/${name}.html`, config.outgoingTimeoutMs);
      last.set(name, { shell, readAt: clock.now().getTime() });
      return shell;
    } catch (error) {
      const known = last.get(name);
      if (!known) throw error;
      log.warn({ err: error, page: name }, 'page not read from hosting');
      return known.shell;
    } finally {
      reading.delete(name);
    }
  }

  return (name) => {
    const known = last.get(name);
    if (known && Math.abs(clock.now().getTime() - known.readAt) < KEPT_MS) return Promise.resolve(known.shell);
    const shell = reading.get(name) ?? read(name);
    reading.set(name, shell);
    return shell;
  };
}

async function fetchShell(address: string, timeoutMs: number): Promise<Shell> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const headers = PASSED_ON.flatMap((header) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[header, value] as const];
  });
  return { html: await response.text(), headers: Object.fromEntries(headers) };
}
