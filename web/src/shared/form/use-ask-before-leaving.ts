import { use, useEffect } from 'react';
import { DialogGuard } from '../ui/dialog-guard.ts';

/** While `active`, the browser asks before it closes or leaves the page, and so does the dialog that the form stands in. */
export function useAskBeforeLeaving(active: boolean): void {
  const hold = use(DialogGuard)?.hold;
  useEffect(() => {
    if (!active) return;
    const letGo = hold?.();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      letGo?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [active, hold]);
}
