import { useEffect, useRef, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Moves the focus to `main` when the screen at another path is shown, so that it is read out from its start. Who has gone on while it was loaded,
 * as to the bell, keeps the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const loads = useNavigation().state === 'loading';
  const lastPathname = useRef(pathname);
  const hasActed = useRef(false);

  useEffect(() => {
    if (!loads) return undefined;
    const note = () => {
      hasActed.current = true;
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, [loads]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const keeps = hasActed.current && document.activeElement !== document.body;
    hasActed.current = false;
    if (!keeps) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
