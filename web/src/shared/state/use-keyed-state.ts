import { useCallback, useState } from 'react';

/**
 * State of one item among several that are shown in the same place: it starts anew when `key` changes. A change names its key, and is
 * dropped when another item is shown by then.
 */
export function useKeyedState<Value>(
  key: string,
  initial: () => Value,
): readonly [Value, (of: string, value: Value) => void] {
  const [stored, setStored] = useState(() => ({ key, value: initial() }));
  let current = stored;
  if (stored.key !== key) {
    current = { key, value: initial() };
    setStored(current);
  }
  const change = useCallback(
    (of: string, value: Value) => setStored((now) => (now.key === of ? { key: of, value } : now)),
    [],
  );
  return [current.value, change];
}
