import { useCallback, useEffect, useId, useState } from 'react';
import { useObservable, type ReactFireGlobals } from 'reactfire';
import { BehaviorSubject, EMPTY, retry, shareReplay, skipWhile, switchAll, timer, type Observable } from 'rxjs';
import type { LiveSource } from './live-sources.ts';
import { areLive, recordHearing } from './live-status.ts';

/** One change of a source; from the cache when the connection is broken, because nothing is written here. */
export interface Signal {
  metadata: { fromCache: boolean };
}

/** The signals of a source, which fail when it is refused; null when there is none of that kind for this person. */
export type Observe = (source: LiveSource) => Observable<Signal> | null;

interface Hearing {
  observe: Observe;
  /** Told what is heard, and whether nothing could be heard of it until then. */
  onHeard: (source: LiveSource, anew: boolean) => void;
}

/** Going from screen to screen, what the next one needs too stays open. */
const LINGER_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

const { _reactFirePreloadedObservables: preloaded } = globalThis as typeof globalThis & ReactFireGlobals;

/** Keeps one listener open for each wanted source, and for 5 s after nobody wants it any more; `useLiveStatus` has how each is. */
export function Listeners({ wanted, ...hearing }: Hearing & { wanted: readonly LiveSource[] }) {
  const [kept, setKept] = useState<readonly LiveSource[]>([]);
  const missing = wanted.filter((source) => !kept.includes(source));
  if (missing.length > 0) setKept([...kept, ...missing]);
  const leave = useCallback((left: LiveSource) => setKept((all) => all.filter((source) => source !== left)), []);

  return kept.map((source) => (
    <Listener key={source} source={source} wanted={wanted.includes(source)} onLeave={leave} {...hearing} />
  ));
}

interface ListenerProps extends Hearing {
  source: LiveSource;
  wanted: boolean;
  onLeave: (source: LiveSource) => void;
}

function Listener({ source, wanted, onLeave, observe, onHeard }: ListenerProps) {
  const signal = useSignals(source, observe);

  useEffect(() => {
    if (!signal) return;
    if (signal.metadata.fromCache) return recordHearing(source, 'lost');
    const anew = !areLive([source]);
    if (anew) recordHearing(source, 'live');
    onHeard(source, anew);
  }, [signal, source, onHeard]);

  useEffect(() => {
    if (wanted) return;
    const leaving = setTimeout(() => onLeave(source), LINGER_MS);
    return () => clearTimeout(leaving);
  }, [wanted, source, onLeave]);

  return null;
}

/** Listens to a source while it is mounted, and returns its latest signal. */
function useSignals(source: LiveSource, observe: Observe): Signal | undefined {
  // Reactfire subscribes while rendering, never unsubscribes, and gives what it has heard to whoever comes next by that name.
  const id = useId();
  const [listened] = useState(() => new BehaviorSubject<Observable<Signal>>(EMPTY));
  // Shared, because strict mode makes it forget what is still mounted.
  const [heard] = useState(() => listened.pipe(switchAll(), shareReplay(1)));

  useEffect(() => {
    const signals = observe(source);
    if (signals) {
      recordHearing(source, 'opening');
      listened.next(patiently(source, signals));
    }
    return () => {
      listened.next(EMPTY);
      preloaded.delete(id);
      recordHearing(source, null);
    };
  }, [id, listened, source, observe]);

  return useObservable<Signal | undefined>(id, heard, { suspense: false }).data;
}

/** Begins with what is heard. When it is refused, again after 5 s, then after twice as long each time, up to five minutes. */
function patiently(source: LiveSource, signals: Observable<Signal>): Observable<Signal> {
  return signals.pipe(
    // Never heard is nothing that could be lost.
    skipWhile(({ metadata }) => metadata.fromCache),
    retry({
      resetOnSuccess: true,
      delay: (_refusal, times) => {
        recordHearing(source, 'opening');
        return timer(Math.min(FIRST_RETRY_MS * 2 ** (times - 1), MAX_RETRY_MS));
      },
    }),
  );
}
