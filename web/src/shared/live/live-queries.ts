import type { Query, QueryClient } from '@tanstack/react-query';
import { keepListeners, type Listen } from './live-listeners.ts';
import type { LiveSource } from './live-sources.ts';
import { areLive, useLiveStatus } from './live-status.ts';

/** Minimum time between refetches when changes follow in quick succession; the first one is fetched at once. */
const CALM_MS = 500;

/**
 * Listens to what the queries on the screen name in their `meta`, and has those asked again that name what has changed. Kept
 * answers that no screen shows are marked as old. Returns what ends it, with every listener.
 */
export function followLiveQueries(client: QueryClient, listen: Listen): () => void {
  const calming = new Map<Query, { again: boolean; timer: ReturnType<typeof setTimeout> }>();

  const askAgain = (query: Query) => {
    const calm = calming.get(query);
    if (calm) {
      calm.again = true;
      return;
    }
    void client.invalidateQueries({ predicate: (each) => each === query });
    const timer = setTimeout(() => {
      const { again } = calming.get(query) ?? {};
      calming.delete(query);
      if (again) askAgain(query);
    }, CALM_MS);
    calming.set(query, { again: false, timer });
  };

  const naming = (source: LiveSource) =>
    client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.live?.includes(source) === true });

  const listeners = keepListeners(listen, (source, anew) => {
    for (const query of naming(source)) {
      // Changes missed before listening began are fetched once, when the last source of the query reports.
      if (!anew || areLive(query.meta?.live ?? [])) askAgain(query);
    }
  });

  let planned = false;
  let ended = false;
  const look = () => {
    planned = false;
    if (ended) return;
    const active = client.getQueryCache().findAll({ type: 'active' });
    listeners.want(new Set(active.flatMap(({ meta }) => meta?.live ?? [])));
  };
  const stopLooking = client.getQueryCache().subscribe(({ type }) => {
    if (planned || !(type.startsWith('observer') || type === 'removed')) return;
    planned = true;
    queueMicrotask(look);
  });
  look();

  // A query decides whether it polls only when something happens to it.
  const stopMinding = useLiveStatus.subscribe(({ open }, { open: before }) => {
    for (const [source, hearing] of before) {
      if (hearing === 'live' && open.get(source) !== 'live' && !ended) naming(source).forEach(askAgain);
    }
  });

  return () => {
    ended = true;
    stopLooking();
    stopMinding();
    listeners.closeAll();
    for (const { timer } of calming.values()) clearTimeout(timer);
  };
}
