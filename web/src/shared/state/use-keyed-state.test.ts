import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeyedState } from './use-keyed-state.ts';

it('starts anew with each item, and drops what arrives for another than the one that is shown', () => {
  const { result, rerender } = renderHook(({ id }) => useKeyedState(id, () => `${id} at first`), {
    initialProps: { id: 'a' },
  });
  const change = (of: string, value: string) => act(() => result.current[1](of, value));
  change('a', 'paid');
  expect(result.current[0]).toBe('paid');
  rerender({ id: 'b' });
  expect(result.current[0]).toBe('b at first');
  change('a', 'paid late');
  expect(result.current[0]).toBe('b at first');
  rerender({ id: 'a' });
  expect(result.current[0]).toBe('a at first');
});
