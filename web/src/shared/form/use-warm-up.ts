import { useEffect, useRef } from 'react';
import { afterScreen } from '../state/after-screen.ts';

/**
 * Runs `load` once the screen is shown and the browser has nothing else to do, for code that the next click will need. A failure is not reported: whoever
 * needs the code loads it again and reports.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  const first = useRef(load);
  useEffect(() => afterScreen(() => void first.current().catch(() => undefined)), []);
}
