import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepData } from './keep-data.ts';

/** A suite that notes each export and lets the test decide when it is complete. */
function exporting() {
  const exports: { dir: string; complete: () => void; fail: (error: Error) => void }[] = [];
  const exportTo = (dir: string) =>
    new Promise<void>((resolve, reject) => exports.push({ dir, complete: resolve, fail: reject }));
  return { exports, suite: { exportTo } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unexpected = (message: string) => expect.fail(message);

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('kept data', () => {
  it('is exported every ten seconds', async () => {
    const { exports, suite } = exporting();
    keepData(suite, '/kept', unexpected);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(exports).toHaveLength(0);

    await vi.advanceTimersByTimeAsync(1);
    exports[0]?.complete();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(exports.map(({ dir }) => dir)).toEqual(['/kept', '/kept']);
  });

  it('is never exported twice at once, and finishing waits for the last export', async () => {
    const { exports, suite } = exporting();
    const keeper = keepData(suite, '/kept', unexpected);
    await vi.advanceTimersByTimeAsync(10_000);
    let finished = false;
    const finish = keeper.finish().then(() => (finished = true));
    await settled();
    expect(exports).toHaveLength(1);

    exports[0]?.complete();
    await settled();
    expect(exports).toHaveLength(2);
    expect(finished).toBe(false);

    exports[1]?.complete();
    await finish;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(exports).toHaveLength(2);
  });

  it('is exported again after an export that failed, which is told', async () => {
    const { exports, suite } = exporting();
    const told: string[] = [];
    const keeper = keepData(suite, '/kept', (message) => told.push(message));
    await vi.advanceTimersByTimeAsync(10_000);
    exports[0]?.fail(new Error('disk full'));
    await settled();
    expect(told).toEqual(['disk full']);

    const finish = keeper.finish();
    await settled();
    exports[1]?.complete();
    await finish;
    expect(told).toEqual(['disk full']);
  });
});
