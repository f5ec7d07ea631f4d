import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Listening } from './live-target.ts';

/** The screen comes first. */
const AFTER_SCREEN_MS = 1_000;
const LATEST_MS = 3_000;
const TRY_AGAIN_MS = 30_000;

/**
 * Makes queries live (`liveOrEvery`) for whoever is signed in; nothing for visitors. What that takes is loaded once the screen is shown
 * and the browser has nothing else to do.
 */
export function useLiveData(client: QueryClient, person: Listening | null): void {
  const { uid, role } = person ?? {};

  useEffect(() => {
    if (!uid || !role) return;
    const ending = new AbortController();
    const begin = () => {
      if (ending.signal.aborted) return;
      import('./live-data.ts')
        .then(({ startLiveData }) => startLiveData(client, { uid, role }, ending.signal))
        .catch(() => setTimeout(begin, TRY_AGAIN_MS));
    };
    // Safari has no idle callbacks.
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: LATEST_MS });
      else begin();
    }, AFTER_SCREEN_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, uid, role]);
}
