import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../../state/connection.ts';

const RETRIES = 1;

/** A picture's source: a URL, or a file still on this device. */
export type Source = string | File;

/** How far a picture or video has got. */
export interface Loading {
  status: 'loading' | 'shown' | 'failed';
  /** Another with every try: an element with another `key` loads anew. */
  attempt: number;
  onShown: () => void;
  onFailed: () => void;
}

/**
 * Follows what is at `src`, as the element that shows it tells. One that does not load is tried once more, and again when the
 * connection is back.
 */
export function useLoading(src: Source): Loading {
  const [known, setKnown] = useState<{ src: Source; status: Loading['status']; attempt: number; failures: number }>();
  const now = known?.src === src ? known : { src, status: 'loading' as const, attempt: 0, failures: 0 };
  const { status, attempt, failures } = now;

  useEffect(() => {
    if (status !== 'failed') return undefined;
    return useConnection.subscribe((is, was) => {
      const isBack = is.online && is.reachable && !(was.online && was.reachable);
      if (isBack) setKnown({ src, status: 'loading', attempt: attempt + 1, failures: 0 });
    });
  }, [src, status, attempt]);

  return {
    status,
    attempt,
    onShown: () => setKnown({ ...now, status: 'shown' }),
    onFailed: () =>
      setKnown(
        failures < RETRIES
          ? { src, status: 'loading', attempt: attempt + 1, failures: failures + 1 }
          : { ...now, status: 'failed' },
      ),
  };
}

/** The attributes by which an element shows `src`. */
export function useSource(src: Source) {
  const ref = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || typeof src === 'string') return undefined;
      const url = URL.createObjectURL(src);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [src],
  );
  return typeof src === 'string' ? { src } : { ref };
}
