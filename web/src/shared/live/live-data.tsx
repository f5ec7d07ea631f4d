import { useEffect, useState } from 'react';
import { afterScreen } from '../state/after-screen.ts';
import type { Listening } from './live-target.ts';
import type { startLive } from './start-live.ts';

const TRY_AGAIN_MS = 30_000;

/**
 * Makes queries live (`liveOrEvery`) for somebody who is signed in, as long as it is mounted. What that takes is loaded once the screen is
 * shown and the browser has nothing else to do.
 */
export function LiveData({ uid, role }: Listening) {
  const [live, setLive] = useState<Awaited<ReturnType<typeof startLive>>>();

  useEffect(() => {
    let ended = false;
    const begin = () => {
      if (ended) return;
      // Taken apart at once: of a module that is passed on as a whole, Vite takes what `then` throws for a file that is missing.
      import('./start-live.ts')
        .then(({ startLive }) => startLive(uid))
        .then(setLive)
        .catch(() => setTimeout(begin, TRY_AGAIN_MS));
    };
    const giveUp = afterScreen(begin);
    return () => {
      giveUp();
      ended = true;
    };
  }, [uid]);

  return live && <live.LiveConnection auth={live.auth} firestore={live.firestore} uid={uid} role={role} />;
}
