import { useCallback, useEffect, useState } from 'react';

/** How long somebody may pause while typing before the list is asked, in milliseconds. */
const PAUSE_MS = 350;

interface HeldFilters<Filters> {
  /** Filters shown in the form. */
  shown: Filters;
  /** Shows what is being typed, and applies it after a pause. */
  type: (next: Filters) => void;
  /** Shows and applies at once. */
  ask: (next: Filters) => void;
}

/**
 * Filters shown in the form above a list. The URL follows after a short delay; until then the form keeps the user's input. When the URL
 * changes by itself, such as on Back, the form adopts it. `same` says whether two filters lead to the same list.
 */
export function useHeldFilters<Filters>(
  applied: Filters,
  onChange: (filters: Filters) => void,
  same: (one: Filters, other: Filters) => boolean,
): HeldFilters<Filters> {
  const [shown, setShown] = useState(applied);
  // Asked for and not yet seen in the address, oldest first: an older one may be seen before the last.
  const [asked, setAsked] = useState<readonly Filters[]>([]);
  const [lastApplied, setLastApplied] = useState(applied);
  if (!same(lastApplied, applied)) {
    setLastApplied(applied);
    const at = asked.findIndex((one) => same(one, applied));
    setAsked(at === -1 ? [] : asked.slice(at + 1));
    if (at === -1) setShown(applied);
  }

  const ask = useCallback(
    (next: Filters) => {
      setShown(next);
      setAsked((before) => [...before, next]);
      onChange(next);
    },
    [onChange],
  );
  const waiting = !same(shown, asked.at(-1) ?? applied);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => ask(shown), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, shown, ask]);

  return { shown, type: setShown, ask };
}
