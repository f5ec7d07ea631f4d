import { dehydrate, hydrate, type DehydratedState, type InfiniteData } from '@tanstack/react-query';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { MAX_KEPT_MS, queryClient } from '../../shared/api/queries/query-client.ts';
import { readStoredSession, useSession } from '../../shared/state/session.ts';
import { firstDataHashes } from '../first-data/visit.ts';

/** The first data of the screens that one person has visited. `build`: of the client that has read it. */
interface KeptData {
  readonly build: string;
  readonly queries: DehydratedState['queries'];
}

/** Where first data is kept between visits, by the person's uid. */
export interface KeptDataStore {
  read: (uid: string) => Promise<KeptData | undefined>;
  write: (uid: string, data: KeptData) => Promise<void>;
  /** Removes the kept data of all people but one; of all without one. */
  keepOnly: (uid: string | undefined) => Promise<void>;
}

const WRITE_AFTER_MS = 1_000;

/**
 * Keeps the first data of each screen in the browser for the person's next visit, which shows it while asking again. It is forgotten when
 * the session ends, when somebody else signs in, after a day, and with a new build, which may understand it differently. Returns how to stop.
 */
export function keepFirstData(store: KeptDataStore, build: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without a store, as in some private windows, or with a full one, only the next visit's head start is lost.
  const inStore = (work: Promise<void>) => void work.catch(() => undefined);

  const restore = async (uid: string) => {
    const kept = await store.read(uid);
    if (kept?.build !== build || useSession.getState().user?.uid !== uid) return;
    const oldest = Date.now() - MAX_KEPT_MS;
    const queries = kept.queries.filter(({ state }) => state.dataUpdatedAt > oldest);
    for (const { queryHash } of queries) firstDataHashes.add(queryHash);
    hydrate(queryClient, {
      mutations: [],
      // However young: whoever loads a page again wants to see what is true now.
      queries: queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } })),
    });
  };

  const write = () => {
    timer = undefined;
    const uid = useSession.getState().user?.uid;
    // Another tab may have signed out, which this one is about to hear.
    if (uid === undefined || readStoredSession(localStorage).user?.uid !== uid) return;
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && firstDataHashes.has(queryHash),
      serializeData: firstPageOf,
    });
    inStore(store.write(uid, { build, queries }));
  };

  const stopFollowing = useSession.subscribe(({ user }, { user: before }) => {
    if (user?.uid === before?.uid) return;
    clearTimeout(timer);
    timer = undefined;
    inStore(store.keepOnly(user?.uid));
  });
  const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && firstDataHashes.has(query.queryHash)) timer ??= setTimeout(write, WRITE_AFTER_MS);
  });
  const { user } = useSession.getState();
  // A session may have ended before this was loaded.
  inStore(store.keepOnly(user?.uid));
  if (user) inStore(restore(user.uid));
  return () => {
    clearTimeout(timer);
    stopFollowing();
    stopWatching();
  };
}

/** Keeps first data in this browser's IndexedDB, see `keepFirstData`. */
export function keepInBrowser(build: string): void {
  const store = createStore('doubloon-first-data', 'by-uid');
  keepFirstData(
    {
      read: (uid) => get<KeptData>(uid, store),
      write: (uid, data) => set(uid, data, store),
      keepOnly: async (uid) =>
        delMany(
          (await keys(store)).filter((key) => key !== uid),
          store,
        ),
    },
    build,
  );
}

/** Further pages are asked for when somebody goes on to them. */
function firstPageOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
