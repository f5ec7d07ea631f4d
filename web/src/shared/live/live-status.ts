import { create } from 'zustand';
import type { LiveSource } from './live-sources.ts';

/** `opening`: not heard yet, or refused and to be tried again; `lost`: was heard, and the connection broke. */
type Hearing = 'opening' | 'live' | 'lost';

/** The listeners that are open, each with whether it is heard at this moment. */
export const useLiveStatus = create<{ open: ReadonlyMap<LiveSource, Hearing> }>()(() => ({ open: new Map() }));

/** True while every given source is receiving live changes. */
export function areLive(sources: readonly LiveSource[]): boolean {
  const { open } = useLiveStatus.getState();
  return sources.every((source) => open.get(source) === 'live');
}

/** Notes how a listener is heard; null that it is closed. */
export function recordHearing(source: LiveSource, hearing: Hearing | null): void {
  useLiveStatus.setState(({ open }) => {
    const next = new Map(open);
    if (hearing) next.set(source, hearing);
    else next.delete(source);
    return { open: next };
  });
}
