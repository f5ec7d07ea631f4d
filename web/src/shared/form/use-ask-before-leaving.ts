import { use, useEffect } from 'react';
import { DialogGuard } from '../ui/dialogs/dialog-guard.tsx';
import { holdPage } from './hold-page.ts';
import { holdUnsaved } from './unsaved.ts';

interface LeavingOptions {
  /** Input is restored when the user returns to the screen, so navigation inside the product does not ask. */
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
    const letGo = [holdPage(), hold?.(), kept ? undefined : holdUnsaved()];
    return () => letGo.forEach((release) => release?.());
  }, [active, hold, kept]);
}
