import { matchRoutes, type RouteObject } from 'react-router-dom';
import { useSession } from '../../shared/state/session.ts';
import type { ScreenHandle } from './screen.ts';

/** How long a pointer rests on a link, or the focus on it, before somebody seems to want it; in milliseconds. */
const PAUSE_MS = 65;

/** Loads the script and first data of the screen that a link leads to as soon as somebody is about to follow it. Returns how to stop. */
export function preloadLinks(routes: RouteObject[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const preload = ({ origin, pathname, search }: HTMLAnchorElement) => {
    if (origin !== location.origin || pathname === location.pathname || !navigator.onLine) return;
    for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
      const handle = route.handle as ScreenHandle | undefined;
      const visit = { params, search: new URLSearchParams(search), user: useSession.getState().user };
      // A failure here is ignored: following the link loads again and reports errors.
      handle?.preload(visit).catch(() => undefined);
    }
  };
  const want = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) timer = setTimeout(() => preload(link), type === 'pointerdown' ? 0 : PAUSE_MS);
  };

  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  events.forEach((event) => addEventListener(event, want));
  return () => {
    clearTimeout(timer);
    events.forEach((event) => removeEventListener(event, want));
  };
}
