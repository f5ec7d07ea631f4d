import type { LiveSource } from './live-sources.ts';
import { areLive } from './live-status.ts';

/** How often a screen asks again for numbers that triggers keep: they follow what caused them by a moment. */
export const REFRESH_MS = 5_000;

/** How often a screen asks again for what somebody else decides and one waits for, notifications included. */
export const WAITED_FOR_MS = 30_000;

/** Query `meta` that names its live sources. */
type LiveMeta = {
  /** Live sources whose changes make the query be asked again. */
  live?: readonly LiveSource[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LiveMeta;
  }
}

/**
 * Options for a query whose answer follows from these sources: while a screen shows it they are listened to, and it is asked again
 * at once whenever one of them changes. While one of them cannot be heard, and for visitors, it is asked again every `ms` instead.
 * Spread it into `queryOptions` or `infiniteQueryOptions`; nothing else is needed to make a query live.
 *
 * A change makes a query be asked as a whole, all loaded pages of an infinite one. Where that is too much, a small query beside it
 * asks for what is new.
 */
export function liveOrEvery(ms: number, ...sources: readonly [LiveSource, ...LiveSource[]]) {
  return {
    meta: { live: sources },
    refetchInterval: () => (areLive(sources) ? (false as const) : ms),
  };
}
