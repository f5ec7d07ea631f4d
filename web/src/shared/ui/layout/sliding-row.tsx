import { type RefObject, useEffect, useRef, useState } from 'react';
import { chakra } from '../../style/chakra.tsx';

/** Differences below this are rounding, in pixels. */
const ROUNDING_PX = 2;

/** How wide the edges of a row fade, in pixels. */
const FADE_PX = 48;

/** A row that scrolls sideways and fades where more follows; `useSlidingRow` says where. */
export const SlidingRow = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    maskImage:
      'linear-gradient(to right, transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
    '&[data-more~=before]': { '--before': '48px' },
    '&[data-more~=after]': { '--after': '48px' },
  },
});

/** Scrolls a row, and not the page, so that its selected entry is in sight between the faded edges; its first and last one all the way. */
function bringSelectedIntoRow(row: HTMLElement, selected: string): void {
  const entry = row.querySelector(selected);
  if (!entry) return;
  const entries = [...row.querySelectorAll(entry.tagName)];
  const { left, right } = row.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const before = entry === entries[0] ? row.scrollWidth : FADE_PX;
  const after = entry === entries.at(-1) ? row.scrollWidth : FADE_PX;
  row.scrollLeft += Math.max(place.right + after - right, 0) + Math.min(place.left - before - left, 0);
}

/** At which sides of a row that scrolls sideways more follows: 'before', 'after', both with a space between, or neither. */
function useMoreBeside(row: RefObject<HTMLElement | null>): string {
  const [more, setMore] = useState('');
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const sides = [
        scrollLeft > ROUNDING_PX && 'before',
        scrollWidth - clientWidth - scrollLeft > ROUNDING_PX && 'after',
      ];
      setMore(sides.filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return more;
}

/**
 * Returns what a `SlidingRow` needs as its props. The entry that matches the CSS selector `selected` is brought into sight at first, and whenever
 * `shown` changes, which says what the row shows and what of it is selected.
 */
export function useSlidingRow<E extends HTMLElement = HTMLDivElement>(selected: string, shown: string) {
  const ref = useRef<E>(null);
  const more = useMoreBeside(ref);
  useEffect(() => {
    if (ref.current) bringSelectedIntoRow(ref.current, selected);
  }, [selected, shown]);
  return { ref, 'data-more': more };
}
