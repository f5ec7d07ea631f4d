import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { Carrier } from './transport.ts';

/** Calls as `METHOD endpoint`, in which `{uid}` stands for the person and `{2}` for the second part of the page's path. */
interface AddressCalls {
  always: readonly string[];
  /** Made unless the address has a search, on which they depend. */
  withoutSearch: readonly string[];
}

/** The calls that a page's head makes for people of a role, as data in that head. */
export type FirstRequestTable = Record<Role, AddressCalls>;

/** The calls that the script in the page's head has made, with this token; undefined where nothing came back. */
interface FirstRequests {
  token: string;
  answers: Partial<Record<string, Promise<Response | undefined>>>;
}

/** How long first answers are believed: whoever comes back to the page later asks again. */
const MAX_AGE_MS = 15_000;

const page = globalThis as { firstRequests?: FirstRequests };
let asked: FirstRequests | undefined;

/**
 * Returns a carrier for a call that the page's head has made already, which takes that answer, once, or sends the call when none came back;
 * undefined for any other call. Nothing is left for another token, once somebody has changed something, and after 15 seconds.
 */
export function firstCarrier(method: string, endpoint: string, token: string | null): Carrier | undefined {
  if (page.firstRequests) {
    asked = page.firstRequests;
    delete page.firstRequests;
  }
  const call = `${method} ${endpoint}`;
  const answer = asked?.answers[call];
  if (asked?.token !== token || performance.now() > MAX_AGE_MS || (!answer && method !== 'GET')) asked = undefined;
  if (!answer || !asked) return undefined;
  delete asked.answers[call];
  return async (url, init) => (await answer) ?? fetch(url, init);
}
