import { useEffect, useState } from 'react';

/** How long somebody may pause while typing before the server is asked, in milliseconds. */
const PAUSE_MS = 350;

/** What a value was when it last stayed the same for a moment, so that not every letter is asked about. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
