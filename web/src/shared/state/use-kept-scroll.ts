import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** Comes back to where the page was scrolled to when somebody returns to it by Back, once `ready` says that its list is there. */
export function useKeptScroll(ready: boolean): void {
  const { key, pathname } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (!ready) return undefined;
    const place = returning ? places.get(key) : undefined;
    // After the frame, so that whoever scrolls a new screen to its top has done so.
    const frame = requestAnimationFrame(() => {
      if (place !== undefined) window.scrollTo(0, place);
    });
    const remember = () => {
      // While the next screen is on its way this one is still there, and no longer what is scrolled.
      if (window.location.pathname === pathname) places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [ready, returning, key, pathname]);
}
