import { useEffect, useState, type RefObject } from 'react';

/** Less than this is what rounding leaves, in pixels. */
const ROUNDING_PX = 2;

/** At which sides of a row that scrolls sideways more follows: 'before', 'after', both with a space between, or neither. */
export function useMoreBeside(row: RefObject<HTMLElement | null>): string {
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
