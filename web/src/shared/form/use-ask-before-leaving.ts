import { use, useEffect } from 'react';
import { DialogGuard } from '../ui/dialog-guard.ts';
import { holdUnsaved } from './unsaved.ts';

interface LeavingOptions {
  /** What was typed is there again for whoever comes back to the screen: moving about in the product asks nobody. */
  kept?: boolean;
}

/**
 * While `active`, the browser asks before it closes or leaves the page, the product before it shows another screen (see
 * `AskBeforeNavigating`), and so does the dialog that the form stands in.
 */
export function useAskBeforeLeaving(active: boolean, { kept = false }: LeavingOptions = {}): void {
  const hold = use(DialogGuard)?.hold;
  useEffect(() => {
    if (!active) return;
    const letGo = [hold?.(), kept ? undefined : holdUnsaved()];
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      letGo.forEach((release) => release?.());
      window.removeEventListener('beforeunload', ask);
    };
  }, [active, hold, kept]);
}
