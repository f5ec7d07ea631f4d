import { useEffect } from 'react';
import { create } from 'zustand';

const useHolders = create<{ holders: number }>()(() => ({ holders: 0 }));
const add = (more: number) => useHolders.setState(({ holders }) => ({ holders: holders + more }));

/** While `active`, the screen stays when its person's session ends: what they have written is still to be sent, once they have signed in again. */
export function useHoldScreen(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    add(1);
    return () => add(-1);
  }, [active]);
}

/** True while something on the screen waits for its user to sign in again. */
export const useScreenHeld = () => useHolders(({ holders }) => holders > 0);
