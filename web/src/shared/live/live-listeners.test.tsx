import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactFireGlobals } from 'reactfire';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Listeners, type Observe, type Signal } from './live-listeners.tsx';
import type { LiveSource } from './live-sources.ts';
import { areLive, useLiveStatus } from './live-status.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useLiveStatus.setState({ open: new Map() });
});

/** A channel that remembers who listens, how often each was opened, and lets a test speak. */
function channel() {
  const ears = new Map<LiveSource, Subscriber<Signal>>();
  const opened: LiveSource[] = [];
  const observe: Observe = (source) =>
    source === 'campaigns'
      ? null
      : new Observable((subscriber) => {
          opened.push(source);
          ears.set(source, subscriber);
          return () => ears.delete(source);
        });
  const ear = (source: LiveSource) => {
    const found = ears.get(source);
    if (!found) throw new Error(`Nobody listens to ${source}`);
    const tell = (fromCache: boolean) => act(() => found.next({ metadata: { fromCache } }));
    return {
      heard: () => tell(false),
      lost: () => tell(true),
      refused: () => act(() => found.error(new Error('permission-denied'))),
    };
  };
  return { observe, ear, opened, listening: () => [...ears.keys()] };
}

function keepListeners(observe: Observe, onHeard: (source: LiveSource, anew: boolean) => void) {
  const listeners = (wanted: ReadonlySet<LiveSource>) => (
    <Listeners wanted={[...wanted]} observe={observe} onHeard={onHeard} />
  );
  const { rerender, unmount } = render(listeners(new Set()));
  return { want: (wanted: ReadonlySet<LiveSource>) => rerender(listeners(wanted)), closeAll: unmount };
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('listeners', () => {
  it('are one for each source, however often it is wanted', () => {
    const { observe, opened, listening } = channel();
    const listeners = keepListeners(observe, vi.fn());
    listeners.want(new Set(['payouts', 'dashboard']));
    listeners.want(new Set(['payouts', 'dashboard', 'proofs']));
    expect(opened).toEqual(['payouts', 'dashboard', 'proofs']);
    expect(listening()).toEqual(opened);
    expect([...useLiveStatus.getState().open.keys()]).toEqual(opened);
  });

  it('stay open from screen to screen, and close when none has wanted them for a while', () => {
    const { observe, opened, listening } = channel();
    const listeners = keepListeners(observe, vi.fn());
    listeners.want(new Set(['payouts', 'dashboard']));
    listeners.want(new Set(['dashboard']));
    pass(4_999);
    listeners.want(new Set(['payouts', 'dashboard']));
    pass(60_000);
    expect(listening()).toEqual(['payouts', 'dashboard']);

    listeners.want(new Set(['dashboard']));
    listeners.want(new Set(['dashboard']));
    pass(5_000);
    expect(listening()).toEqual(['dashboard']);
    expect([...useLiveStatus.getState().open.keys()]).toEqual(['dashboard']);
    expect(opened).toHaveLength(2);
  });

  it('all close at once in the end, and what they still say is heard by nobody', () => {
    const { observe, ear, listening } = channel();
    const onHeard = vi.fn();
    const listeners = keepListeners(observe, onHeard);
    listeners.want(new Set(['payouts', 'dashboard']));
    const late = ear('payouts');
    listeners.want(new Set(['dashboard']));
    listeners.closeAll();
    late.heard();
    late.refused();
    pass(600_000);
    expect(listening()).toEqual([]);
    expect(onHeard).not.toHaveBeenCalled();
    expect(useLiveStatus.getState().open.size).toBe(0);
  });

  it('are live once they were heard, lost when the connection breaks, and live again when it is back', () => {
    const { observe, ear } = channel();
    const onHeard = vi.fn();
    keepListeners(observe, onHeard).want(new Set(['payouts']));
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
    const { observe, ear, opened } = channel();
    keepListeners(observe, vi.fn()).want(new Set(['payouts']));
    ear('payouts').heard();
    const refusedAfter = (ms: number) => {
      ear('payouts').refused();
      expect(areLive(['payouts'])).toBe(false);
      const before = opened.length;
      pass(ms - 1);
      expect(opened).toHaveLength(before);
      pass(1);
      expect(opened).toHaveLength(before + 1);
    };
    refusedAfter(5_000);
    refusedAfter(10_000);
    for (const ms of [20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) refusedAfter(ms);
    ear('payouts').heard();
    refusedAfter(5_000);
  });

  it('do not exist where there is nothing of that kind for somebody', () => {
    const { observe } = channel();
    keepListeners(observe, vi.fn()).want(new Set(['campaigns']));
    expect(useLiveStatus.getState().open.size).toBe(0);
    expect(areLive(['campaigns'])).toBe(false);
  });

  it('hear nothing of what another person is told', () => {
    const first = channel();
    const second = channel();
    const onHeard = vi.fn();
    const listenersOf = (person: string, { observe }: ReturnType<typeof channel>) => (
      <Listeners key={person} wanted={['payouts']} observe={observe} onHeard={onHeard} />
    );
    const { rerender } = render(listenersOf('first', first));
    first.ear('payouts').heard();
    const late = first.ear('payouts');
    rerender(listenersOf('second', second));
    late.heard();
    expect(onHeard).toHaveBeenCalledTimes(1);
    expect(first.listening()).toEqual([]);
    expect(second.listening()).toEqual(['payouts']);
    expect(areLive(['payouts'])).toBe(false);
    second.ear('payouts').heard();
    expect(onHeard).toHaveBeenCalledTimes(2);
    expect(areLive(['payouts'])).toBe(true);
  });

  it('leave nothing of what they have heard in the memory of all', () => {
    const { _reactFirePreloadedObservables: remembered } = globalThis as typeof globalThis & ReactFireGlobals;
    const before = remembered.size;
    const { observe, ear } = channel();
    const { want, closeAll } = keepListeners(observe, vi.fn());
    want(new Set(['payouts', 'campaigns']));
    ear('payouts').heard();
    closeAll();
    expect(remembered.size).toBe(before);
  });

  it('are one for each source in strict mode, too, and close with it', () => {
    const { observe, ear, listening } = channel();
    const onHeard = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <Listeners wanted={['payouts']} observe={observe} onHeard={onHeard} />
      </StrictMode>,
    );
    ear('payouts').heard();
    expect(onHeard.mock.calls).toEqual([['payouts', true]]);
    unmount();
    expect(listening()).toEqual([]);
  });
});
