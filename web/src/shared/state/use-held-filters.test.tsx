import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldFilters } from './use-held-filters.ts';

const onChange = vi.fn<(words: string) => void>();
const same = (one: string, other: string) => one.trim() === other.trim();
/** A form above a list whose address shows `applied` and follows only when the test lets it. */
const form = () => {
  const { result, rerender } = renderHook(({ applied }) => useHeldFilters(applied, onChange, same), {
    initialProps: { applied: '' },
  });
  return {
    shown: () => result.current.shown,
    type: (words: string) => act(() => result.current.type(words)),
    ask: (words: string) => act(() => result.current.ask(words)),
    arrive: (applied: string) => rerender({ applied }),
    pause: () => act(() => void vi.advanceTimersByTime(1000)),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('useHeldFilters', () => {
  it('applies what is typed after a pause, once, and nothing that leads to the same list', () => {
    const { type, pause } = form();
    type('r');
    type('rain');
    expect(onChange).not.toHaveBeenCalled();
    pause();
    type('rain ');
    pause();
    expect(onChange.mock.calls).toEqual([['rain']]);
  });

  it('applies a choice at once, with what was being typed', () => {
    const { type, ask, pause } = form();
    type('rain');
    ask('rain, in Singapore');
    pause();
    expect(onChange.mock.calls).toEqual([['rain, in Singapore']]);
  });

  it('keeps what is typed while the address follows', () => {
    const { shown, type, pause, arrive } = form();
    type('ra');
    pause();
    type('rain');
    arrive('ra');
    expect(shown()).toBe('rain');
  });

  it('keeps what was asked for last when the address shows an older one first', () => {
    const { shown, ask, arrive } = form();
    ask('ra');
    ask('rain');
    arrive('ra');
    expect(shown()).toBe('rain');
    arrive('rain');
    expect(shown()).toBe('rain');
    arrive('ra');
    expect(shown()).toBe('ra');
  });

  it('gives way when the address changes by itself, and asks for nothing', () => {
    const { shown, type, arrive, pause } = form();
    type('rain');
    arrive('tea');
    expect(shown()).toBe('tea');
    pause();
    expect(onChange).not.toHaveBeenCalled();
  });
});
