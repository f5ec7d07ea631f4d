import { Role } from '@doubloon/contract/shared/roles.ts';
import { matchRoutes } from 'react-router-dom';
import { restoreSession } from '../../features/auth/restore-session.ts';
import type { FirstRequestTable } from '../../shared/api/first-requests.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { type SessionUser, useSession } from '../../shared/state/session.ts';
import { appRoutes } from '../routing/app-routes.tsx';
import type { FirstData } from '../first-data/visit.ts';

const modules = import.meta.glob<{ firstData: FirstData }>(['../first-data/*.ts', '!../first-data/visit.ts'], {
  eager: true,
});

/** Stands for anybody's uid, `PART` followed by a number for a part of the address: ids that the contract allows. */
const UID = 'anybody';
const PART = 'part-';

/**
 * Returns the calls that a file below `app` makes for each role, and the one that confirms the session, by having them made: nothing
 * is answered. It runs in the build. In `address`, `*` is a part of any name.
 */
export async function firstRequestsOf(file: string | undefined, address: string): Promise<FirstRequestTable> {
  const path = address.split('/').map((part, index) => (part === '*' ? `${PART}${index}` : part));
  const params = matchRoutes(appRoutes, path.join('/'))?.at(-1)?.params ?? {};
  const firstData = modules[`../${file}`]?.firstData;

  const callsOf = async (role: Role) => {
    const user = { ...ANYBODY, role };
    useSession.setState({ status: 'restoring', token: 'any', user });
    const callsFor = async (search: URLSearchParams) => {
      const calls = await callsMadeBy(() => firstData?.({ params, search, user }));
      queryClient.clear();
      return calls;
    };
    const all = await callsFor(new URLSearchParams());
    const always = await callsFor(UNREADABLE);
    const session = await callsMadeBy(restoreSession);
    return { always: [...always, ...session], withoutSearch: all.filter((call) => !always.includes(call)) };
  };
  const table: Partial<FirstRequestTable> = {};
  for (const role of Role.options) table[role] = await callsOf(role);
  useSession.setState(useSession.getInitialState(), true);
  return table as FirstRequestTable;
}

const ANYBODY: Omit<SessionUser, 'role'> = {
  uid: UID,
  name: '',
  email: '',
  emailVerified: true,
  isVerified: true,
  profilePic: null,
};

class SearchRead extends Error {}

/** A search that ends what looks at it: what was asked before that does not depend on it. */
const UNREADABLE = new Proxy(new URLSearchParams(), {
  get() {
    throw new SearchRead();
  },
});

async function callsMadeBy(ask: () => unknown): Promise<string[]> {
  const calls: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) => {
    const endpoint = (url as string).slice('/api'.length);
    calls.push(
      `${init?.method} ${endpoint}`.replaceAll(UID, '{uid}').replaceAll(new RegExp(`${PART}(\\d)`, 'g'), '{$1}'),
    );
    return new Promise(() => undefined);
  };
  try {
    void ask();
  } catch (error) {
    if (!(error instanceof SearchRead)) throw error;
  }
  // By then everything has been asked that waits for no answer.
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = fetch;
  return calls;
}
