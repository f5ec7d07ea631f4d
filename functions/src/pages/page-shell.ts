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

/** What makes a page safe, and is declared for hosting (`firebase.json`) once for all pages. */
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
 * Reads pages from hosting at every call: the scripts that a page names are gone with the next build, so only what hosting serves at that moment
 * can be answered. When hosting does not answer, what it last did; rejects when it never has.
 */
export function createShellReader(siteOrigin: string, log: Log): ReadShell {
  const last = new Map<ShellName, Shell>();
  return async (name) => {
    try {
      const shell = await fetchShell(`${siteOrigin}/${name}.html`);
      last.set(name, shell);
      return shell;
    } catch (error) {
      const known = last.get(name);
      if (!known) throw error;
      log.warn({ err: error, page: name }, 'page not read from hosting');
      return known;
    }
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
