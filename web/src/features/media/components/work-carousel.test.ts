import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADVANCE_MS, swipeStep, useCarousel } from './work-carousel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const show = (count: number, held = false) =>
  renderHook(({ count: works, held: still }) => useCarousel(works, still), { initialProps: { count, held } });

describe('useCarousel', () => {
  it('goes on every 5 seconds and begins again after the last', () => {
    const { result } = show(3);
    pass(ADVANCE_MS - 1);
    expect(result.current.at).toBe(0);
    pass(1);
    expect(result.current.at).toBe(1);
    pass(ADVANCE_MS);
    pass(ADVANCE_MS);
    expect(result.current.at).toBe(0);
  });

  it('stays while it is held, and then begins its 5 seconds anew', () => {
    const { result, rerender } = show(3);
    pass(4000);
    rerender({ count: 3, held: true });
    pass(60_000);
    expect(result.current.at).toBe(0);
    rerender({ count: 3, held: false });
    pass(ADVANCE_MS - 1);
    expect(result.current.at).toBe(0);
    pass(1);
    expect(result.current.at).toBe(1);
  });

  it('shows a work for 5 seconds after somebody went to it', () => {
    const { result } = show(3);
    pass(4000);
    act(() => result.current.step(-1));
    expect(result.current.at).toBe(2);
    pass(4999);
    expect(result.current.at).toBe(2);
    pass(1);
    expect(result.current.at).toBe(0);
  });

  it('shows the last that is left when works are removed', () => {
    const { result, rerender } = show(3, true);
    act(() => result.current.step(-1));
    rerender({ count: 2, held: true });
    expect(result.current.at).toBe(1);
    rerender({ count: 0, held: true });
    expect(result.current.at).toBe(0);
  });
});

describe('swipeStep', () => {
  it.each([
    [0, 0],
    [49, 0],
    [-49, 0],
    [50, -1],
    [-50, 1],
    [-300, 1],
  ])('%d px is a step of %d', (distance, step) => expect(swipeStep(distance)).toBe(step));
});
