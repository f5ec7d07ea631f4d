import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepListeners, type Ear, type Listen } from './live-listeners.ts';
import type { LiveSource } from './live-sources.ts';
import { areLive, useLiveStatus } from './live-status.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useLiveStatus.setState({ open: new Map() });
});

/** A channel that remembers who listens, how often each was opened, and lets a test speak. */
function channel() {
  const ears = new Map<LiveSource, Ear>();
  const opened: LiveSource[] = [];
  const listen: Listen = (source, ear) => {
    if (source === 'campaigns') return null;
    opened.push(source);
    ears.set(source, ear);
    return () => ears.delete(source);
  };
  const ear = (source: LiveSource) => {
    const found = ears.get(source);
    if (!found) throw new Error(`Nobody listens to ${source}`);
    return found;
  };
  return { listen, ear, opened, listening: () => [...ears.keys()] };
}

describe('listeners', () => {
  it('are one for each source, however often it is wanted', () => {
    const { listen, opened, listening } = channel();
    const listeners = keepListeners(listen, vi.fn());
    listeners.want(new Set(['payouts', 'dashboard']));
    listeners.want(new Set(['payouts', 'dashboard', 'proofs']));
    expect(opened).toEqual(['payouts', 'dashboard', 'proofs']);
    expect(listening()).toEqual(opened);
    expect([...useLiveStatus.getState().open.keys()]).toEqual(opened);
  });

  it('stay open from screen to screen, and close when none has wanted them for a while', () => {
    const { listen, opened, listening } = channel();
    const listeners = keepListeners(listen, vi.fn());
    listeners.want(new Set(['payouts', 'dashboard']));
    listeners.want(new Set(['dashboard']));
    vi.advanceTimersByTime(4_999);
    listeners.want(new Set(['payouts', 'dashboard']));
    vi.advanceTimersByTime(60_000);
    expect(listening()).toEqual(['payouts', 'dashboard']);

    listeners.want(new Set(['dashboard']));
    listeners.want(new Set(['dashboard']));
    vi.advanceTimersByTime(5_000);
    expect(listening()).toEqual(['dashboard']);
    expect([...useLiveStatus.getState().open.keys()]).toEqual(['dashboard']);
    expect(opened).toHaveLength(2);
  });

  it('all close at once in the end, and what they still say is heard by nobody', () => {
    const { listen, ear, listening } = channel();
    const onHeard = vi.fn();
    const listeners = keepListeners(listen, onHeard);
    listeners.want(new Set(['payouts', 'dashboard']));
    const late = ear('payouts');
    listeners.want(new Set(['dashboard']));
    listeners.closeAll();
    late.heard();
    late.refused();
    vi.advanceTimersByTime(600_000);
    expect(listening()).toEqual([]);
    expect(onHeard).not.toHaveBeenCalled();
    expect(useLiveStatus.getState().open.size).toBe(0);
  });

  it('are live once they were heard, lost when the connection breaks, and live again when it is back', () => {
    const { listen, ear } = channel();
    const onHeard = vi.fn();
    keepListeners(listen, onHeard).want(new Set(['payouts']));
    const state = () => useLiveStatus.getState().open.get('payouts');
    // Never heard is nothing that could be lost: there, the first connection takes its time.
    ear('payouts').lost();
    expect(state()).toBe('opening');
    ear('payouts').heard();
    expect(state()).toBe('live');
    expect(areLive(['payouts'])).toBe(true);
    expect(areLive(['payouts', 'proofs'])).toBe(false);
    ear('payouts').lost();
    expect(state()).toBe('lost');
    ear('payouts').heard();
    expect(state()).toBe('live');
    ear('payouts').heard();
    expect(onHeard.mock.calls).toEqual([
      ['payouts', true],
      ['payouts', true],
      ['payouts', false],
    ]);
  });

  it('are opened again when they were refused, ever more patiently, and with new patience after they were heard', () => {
    const { listen, ear, opened } = channel();
    keepListeners(listen, vi.fn()).want(new Set(['payouts']));
    ear('payouts').heard();
    const refusedAfter = (ms: number) => {
      ear('payouts').refused();
      expect(areLive(['payouts'])).toBe(false);
      const before = opened.length;
      vi.advanceTimersByTime(ms - 1);
      expect(opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(before + 1);
    };
    refusedAfter(5_000);
    refusedAfter(10_000);
    for (const ms of [20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) refusedAfter(ms);
    ear('payouts').heard();
    refusedAfter(5_000);
  });

  it('do not exist where there is nothing of that kind for somebody', () => {
    const { listen } = channel();
    keepListeners(listen, vi.fn()).want(new Set(['campaigns']));
    expect(useLiveStatus.getState().open.size).toBe(0);
    expect(areLive(['campaigns'])).toBe(false);
  });
});
