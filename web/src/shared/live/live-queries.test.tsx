import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Signal } from './live-listeners.tsx';
import { liveOrEvery } from './live-or-every.ts';
import { LiveQueries } from './live-queries.tsx';
import type { LiveSource } from './live-sources.ts';
import { useLiveStatus } from './live-status.ts';

const POLL_MS = 30_000;

let client: QueryClient;
let ears: Map<LiveSource, Subscriber<Signal>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  ears = new Map();
  const observe = (source: LiveSource) =>
    new Observable<Signal>((subscriber) => {
      ears.set(source, subscriber);
      return () => ears.delete(source);
    });
  ({ unmount: stop } = render(
    <QueryClientProvider client={client}>
      <LiveQueries observe={observe} />
    </QueryClientProvider>,
  ));
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
  useLiveStatus.setState({ open: new Map() });
});

/** Shows a live query, as a screen does. */
function show(key: string, ...sources: [LiveSource, ...LiveSource[]]) {
  const ask = vi.fn(() => Promise.resolve(key));
  const hide = new QueryObserver(client, {
    queryKey: [key],
    queryFn: ask,
    ...liveOrEvery(POLL_MS, ...sources),
  }).subscribe(() => undefined);
  return { ask, hide };
}

/** Lets time pass after all that has been asked for until now is on the screen. */
async function settle(ms = 0) {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function tell(source: LiveSource, fromCache: boolean) {
  act(() => ears.get(source)?.next({ metadata: { fromCache } }));
  await settle();
}
const hear = (source: LiveSource) => tell(source, false);

describe('live queries', () => {
  it('are asked again when what they name changes, and only those', async () => {
    const payouts = show('payouts', 'payouts', 'dashboard');
    const proofs = show('proofs', 'proofs');
    await settle();
    expect([...ears.keys()]).toEqual(['payouts', 'dashboard', 'proofs']);
    // Changes between the first response and the start of the listeners are fetched once.
    for (const source of ears.keys()) await hear(source);
    expect(payouts.ask).toHaveBeenCalledTimes(2);
    expect(proofs.ask).toHaveBeenCalledTimes(2);
    await settle(500);
    await hear('dashboard');
    expect(payouts.ask).toHaveBeenCalledTimes(3);
    expect(proofs.ask).toHaveBeenCalledTimes(2);
  });

  it('are asked at once, and of many changes in a row no more than twice a second, the last one included', async () => {
    const { ask } = show('payouts', 'payouts');
    await settle();
    for (let change = 0; change < 10; change++) await hear('payouts');
    expect(ask).toHaveBeenCalledTimes(2);
    await settle(500);
    expect(ask).toHaveBeenCalledTimes(3);
    await settle(500);
    await hear('payouts');
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('poll only while something they name cannot be heard', async () => {
    const { ask } = show('payouts', 'payouts', 'dashboard');
    await settle();
    await hear('payouts');
    expect(ask).toHaveBeenCalledTimes(1);
    await settle(POLL_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    await hear('dashboard');
    expect(ask).toHaveBeenCalledTimes(3);
    await settle(10 * POLL_MS);
    expect(ask).toHaveBeenCalledTimes(3);

    await tell('payouts', true);
    expect(ask).toHaveBeenCalledTimes(4);
    await settle(POLL_MS);
    expect(ask).toHaveBeenCalledTimes(5);
    await hear('payouts');
    expect(ask).toHaveBeenCalledTimes(6);
    await settle(10 * POLL_MS);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('that no screen shows are not asked, but old when one shows them again', async () => {
    const first = show('payouts', 'payouts');
    show('dashboard', 'payouts');
    await settle();
    first.hide();
    await hear('payouts');
    expect(first.ask).toHaveBeenCalledTimes(1);
    const second = show('payouts', 'payouts');
    await settle();
    expect(second.ask).toHaveBeenCalledTimes(1);
  });

  it('leave no listener behind, over many screens and in the end', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const chat = show(`chat ${turn}`, `messages/${turn}`, 'conversations');
      await settle(100);
      chat.hide();
      await settle(6_000);
      expect(ears.size).toBe(0);
    }
    show('dashboard', 'dashboard');
    await settle();
    expect(ears.size).toBe(1);
    stop();
    expect(ears.size).toBe(0);
    expect(useLiveStatus.getState().open.size).toBe(0);
  });
});
