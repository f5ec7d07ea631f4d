import { useEffect } from 'react';

/** While `active`, the browser asks before it closes or leaves the page. */
export function useAskBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
