import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the end within which somebody counts as reading the latest messages, in pixels. */
const NEAR_PX = 48;

interface Place {
  log: RefObject<HTMLDivElement | null>;
  /** True when the latest entry is in view. */
  atEnd: boolean;
  /** Number of new entries below what is in sight. */
  newBelow: number;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Keeps the place in a list that grows at both ends: what somebody reads stays where it is when earlier entries come, the end stays in
 * sight for whoever is there, and an entry of `own` leads to the end. `keys` are those of the entries, in their order; `shown`
 * says that the list is there.
 */
export function useKeptPlace(keys: readonly string[], own: ReadonlySet<string>, shown: boolean): Place {
  const log = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [newBelow, setNewBelow] = useState(0);
  const before = useRef<{ first: string | undefined; last: string | undefined; fromEnd: number; atEnd: boolean }>({
    first: undefined,
    last: undefined,
    fromEnd: 0,
    atEnd: true,
  });
  const toEnd = useCallback(() => {
    const element = log.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    before.current.fromEnd = element.clientHeight;
    before.current.atEnd = true;
    setAtEnd(true);
    setNewBelow(0);
  }, []);
  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const fromEnd = element.scrollHeight - element.scrollTop;
    const near = fromEnd - element.clientHeight < NEAR_PX;
    before.current.fromEnd = fromEnd;
    before.current.atEnd = near;
    setAtEnd(near);
    if (near) setNewBelow(0);
  }, []);

  // The field below grows while somebody writes.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (before.current.atEnd) toEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, toEnd]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first, last, fromEnd, atEnd: wasAtEnd } = before.current;
    const [newFirst, newLast] = [keys[0], keys.at(-1)];
    before.current.first = newFirst;
    before.current.last = newLast;
    if (first !== undefined && newFirst !== first && newLast === last) {
      element.scrollTop = element.scrollHeight - fromEnd;
      return;
    }
    if (newLast === last) {
      if (wasAtEnd) toEnd();
      return;
    }
    if (last === undefined || wasAtEnd || (newLast !== undefined && own.has(newLast))) {
      toEnd();
      return;
    }
    const added = keys.length - 1 - keys.indexOf(last);
    setNewBelow((count) => count + added);
  }, [keys, own, toEnd]);

  return { log, atEnd, newBelow, onScroll, toEnd };
}
