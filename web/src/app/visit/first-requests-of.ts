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
    let isRead = false;
    const search = watched(new URLSearchParams(), () => (isRead = true));
    const data = await callsMadeBy(() => firstData?.({ params, search, user }));
    const session = await callsMadeBy(restoreSession);
    queryClient.clear();
    return isRead ? { always: session, withoutSearch: data } : { always: [...data, ...session], withoutSearch: [] };
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

/** Calls `onRead` whenever something of `search` is looked at. */
function watched(search: URLSearchParams, onRead: () => void): URLSearchParams {
  return new Proxy(search, {
    get(target, name) {
      onRead();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

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
  void ask();
  // By then everything has been asked that waits for no answer.
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = fetch;
  return calls;
}
