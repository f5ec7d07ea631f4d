import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';

/** The pages of the build that addresses with a name of their own are answered from; `web/vite/page-files.ts` writes them. */
export type ShellName = 'loot' | 'store';

/** A page as hosting serves it, and what hosting says about it: its policy above all. */
export interface Shell {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type ReadShell = (name: ShellName) => Promise<Shell>;

const TIMEOUT_MS = 5_000;
/** How long a page is taken as hosting served it: far shorter than shared caches keep what is made of it. */
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
 * Reads pages from hosting, again after a few seconds: the scripts that a page names are gone with the next build, so only what hosting serves
 * about now can be answered. Calls that arrive together share one reading. When hosting does not answer, what it last did; rejects when it never has.
 */
export function createShellReader(siteOrigin: string, clock: Clock, log: Log): ReadShell {
  const last = new Map<ShellName, { readonly shell: Shell; readonly readAt: number }>();
  const reading = new Map<ShellName, Promise<Shell>>();

  async function read(name: ShellName): Promise<Shell> {
    try {
      const shell = await fetchShell(`${siteOrigin}/${name}.html`);
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

async function fetchShell(address: string): Promise<Shell> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const headers = PASSED_ON.flatMap((header) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[header, value] as const];
  });
  return { html: await response.text(), headers: Object.fromEntries(headers) };
}
