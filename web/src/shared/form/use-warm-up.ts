import { useEffect, useRef } from 'react';

/**
 * Runs `load` once the page has settled, for code that the next click will need. A failure is not reported: whoever
 * needs the code loads it again and reports.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  const first = useRef(load);
  useEffect(() => {
    const warmUp = () => void first.current().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(warmUp, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(warmUp);
    return () => cancelIdleCallback(handle);
  }, []);
}
