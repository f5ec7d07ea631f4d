import { useEffect, type RefObject } from 'react';

/** Puts the focus into a chat that was just chosen: where one writes, or on phones, whose keyboard would hide half of it, on its heading. */
export function useFocusOnOpening(
  chosen: boolean,
  input: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!chosen) return;
    const target = matchMedia('(min-width: 768px)').matches ? input : heading;
    target.current?.focus({ preventScroll: true });
  }, [chosen, input, heading]);
}
