import type { LiveSource } from './live-sources.ts';
import { areLive, recordHearing } from './live-status.ts';

/** Callbacks of a listener. */
export interface Ear {
  /** Something changed, was told for the first time, or is told again after a loss. */
  heard: () => void;
  /** The connection broke; the listener goes on by itself when it is back. */
  lost: () => void;
  /** The listener has ended. */
  refused: () => void;
}

/** Opens a listener and returns what closes it; null when there is none of that kind for this person. */
export type Listen = (source: LiveSource, ear: Ear) => (() => void) | null;

/** Going from screen to screen, what the next one needs too stays open. */
const LINGER_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

interface Listener {
  close: () => void;
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Keeps one listener open for each wanted source. A refused one is opened again after 5 s, then after twice as long each time, up to
 * five minutes. `onHeard` is told what is heard, and whether nothing could be heard of it until then; `useLiveStatus` has how it is.
 */
export function keepListeners(listen: Listen, onHeard: (source: LiveSource, anew: boolean) => void) {
  const listeners = new Map<LiveSource, Listener>();

  const closeNow = (source: LiveSource) => {
    const listener = listeners.get(source);
    clearTimeout(listener?.leaving);
    listeners.delete(source);
    listener?.close();
    recordHearing(source, null);
  };

  return {
    /** Opens what is missing, and closes what nobody has wanted for 5 s. */
    want(wanted: ReadonlySet<LiveSource>): void {
      for (const [source, listener] of listeners) {
        if (wanted.has(source)) {
          clearTimeout(listener.leaving);
          listener.leaving = undefined;
        } else listener.leaving ??= setTimeout(() => closeNow(source), LINGER_MS);
      }
      for (const source of wanted) {
        if (listeners.has(source)) continue;
        const close = openListener(listen, source, (anew) => onHeard(source, anew));
        if (close) listeners.set(source, { close, leaving: undefined });
      }
    },
    /** Closes every one at once. */
    closeAll(): void {
      for (const source of [...listeners.keys()]) closeNow(source);
    },
  };
}

function openListener(listen: Listen, source: LiveSource, onHeard: (anew: boolean) => void): (() => void) | null {
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let stop: (() => void) | null = null;

  const open = (): boolean => {
    stop = listen(source, {
      heard: () => {
        if (closed) return;
        retryMs = FIRST_RETRY_MS;
        const anew = !areLive([source]);
        if (anew) recordHearing(source, 'live');
        onHeard(anew);
      },
      lost: () => {
        if (!closed && areLive([source])) recordHearing(source, 'lost');
      },
      refused: () => {
        if (closed) return;
        recordHearing(source, 'opening');
        retry = setTimeout(open, retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      },
    });
    if (stop) recordHearing(source, 'opening');
    return stop !== null;
  };

  if (!open()) return null;
  return () => {
    closed = true;
    clearTimeout(retry);
    stop?.();
  };
}
