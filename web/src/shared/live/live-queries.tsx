import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Listeners, type Observe } from './live-listeners.tsx';
import type { LiveSource } from './live-sources.ts';
import { areLive, useLiveStatus } from './live-status.ts';

/** Minimum time between refetches when changes follow in quick succession; the first one is fetched at once. */
const CALM_MS = 500;

/**
 * Listens to what the queries on the screen name in their `meta`, and has those asked again that name what has changed. Kept
 * answers that no screen shows are marked as old.
 */
export function LiveQueries({ observe }: { observe: Observe }) {
  const client = useQueryClient();
  const [{ onHeard, mindLosses }] = useState(() => askingAgain(client));
  useEffect(mindLosses, [mindLosses]);
  return <Listeners wanted={useNamedSources(client)} observe={observe} onHeard={onHeard} />;
}

function useNamedSources(client: QueryClient): readonly LiveSource[] {
  const cache = client.getQueryCache();
  const subscribe = useCallback((tell: () => void) => cache.subscribe(notifyManager.batchCalls(tell)), [cache]);
  const named = useSyncExternalStore(subscribe, () =>
    JSON.stringify([...new Set(cache.findAll({ type: 'active' }).flatMap(({ meta }) => meta?.live ?? []))]),
  );
  return useMemo(() => JSON.parse(named) as LiveSource[], [named]);
}

function askingAgain(client: QueryClient) {
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

  return {
    onHeard: (source: LiveSource, anew: boolean) => {
      for (const query of naming(source)) {
        // Changes missed before listening began are fetched once, when the last source of the query reports.
        if (!anew || areLive(query.meta?.live ?? [])) askAgain(query);
      }
    },
    /** A query decides whether it polls only when something happens to it. */
    mindLosses: () => {
      const stop = useLiveStatus.subscribe(({ open }, { open: before }) => {
        for (const [source, hearing] of before) {
          if (hearing === 'live' && open.get(source) !== 'live') naming(source).forEach(askAgain);
        }
      });
      return () => {
        stop();
        for (const { timer } of calming.values()) clearTimeout(timer);
        calming.clear();
      };
    },
  };
}
