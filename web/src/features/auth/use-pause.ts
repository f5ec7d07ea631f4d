import { useCallback, useEffect, useState } from 'react';

/** A pause the server has asked for: how many seconds of it are left, 0 when there is none, and how to begin one. */
export function usePause() {
  const [until, setUntil] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return undefined;
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const begin = useCallback((seconds: number) => setUntil(Date.now() + seconds * 1000), []);
  return { secondsLeft, begin };
}
