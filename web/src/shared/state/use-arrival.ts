import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where addresses with a `#` lead on their screens. */
export const ANCHORS = {
  affiliates: 'affiliates',
  payouts: 'payouts',
  reviews: 'reviews',
} as const;

/** Scrolls to an element and focuses it once it is `ready`, for those whose address names its anchor. Goes on the element, with a `tabIndex` of -1. */
export function useArrival<Place extends HTMLElement>(anchor: string | undefined, ready = true) {
  const { hash, key } = useLocation();
  const place = useRef<Place>(null);
  const arrived = ready && anchor !== undefined && hash === `#${anchor}`;

  useEffect(() => {
    if (!arrived) return undefined;
    // After the frame, so that the router has scrolled a new screen to its top.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView();
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // `key`: somebody who is on the screen already may be led there again.
  }, [arrived, key]);
  return place;
}
