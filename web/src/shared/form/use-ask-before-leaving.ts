import { use, useEffect } from 'react';
import { DialogGuard } from '../ui/dialogs/dialog-guard.tsx';

interface LeavingOptions {
  /** True where input is restored when the user returns to the screen, so navigation inside the product does not ask. */
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

/** Lets the browser ask before it closes or leaves the page, until the answer is called. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Holds the page while `holds` says so of a store, whatever screen is shown. Holds it from now on when it does already. */
export function holdPageWhile<State>(
  store: { getState: () => State; subscribe: (listener: (state: State) => void) => unknown },
  holds: (state: State) => boolean,
): void {
  let letGo: (() => void) | undefined;
  const settle = (state: State) => {
    if (holds(state)) letGo ??= holdPage();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  store.subscribe(settle);
  settle(store.getState());
}

const holders = new Set<symbol>();

/** Notes that something on the screen is not saved, until what this answers is called. */
function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Lets go of everything that is not saved now, though its screen stands until the next one is there. */
export function giveUpUnsaved(): void {
  holders.clear();
}

export function isAnythingUnsaved(): boolean {
  return holders.size > 0;
}
