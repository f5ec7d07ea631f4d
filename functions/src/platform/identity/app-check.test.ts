import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createOwnAppToken } from './app-check.ts';

const HOUR_MS = 60 * 60 * 1000;

function setUp(appId: string | null = 'app') {
  let now = 0;
  let count = 0;
  const lines: string[] = [];
  const mint = vi.fn((id: string) => Promise.resolve({ token: `${id}-${(count += 1)}`, ttlMillis: HOUR_MS }));
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const read = createOwnAppToken(appId, mint, { now: () => new Date(now) }, log);
  return { read, mint, lines, pass: (ms: number) => (now += ms) };
}

describe("the back end's own App Check token", () => {
  it('is kept until five minutes before its end', async () => {
    const { read, pass } = setUp();
    expect(await read()).toBe('app-1');
    pass(HOUR_MS - 5 * 60 * 1000 - 1);
    expect(await read()).toBe('app-1');
    pass(1);
    expect(await read()).toBe('app-2');
  });

  it('is minted once for calls that arrive together', async () => {
    const { read, mint } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['app-1', 'app-1', 'app-1']);
    expect(mint).toHaveBeenCalledOnce();
  });

  it('is none where minting fails, which the log tells, and minted by the next call', async () => {
    const { read, mint, lines } = setUp();
    mint.mockRejectedValueOnce(new Error('no permission'));
    expect(await read()).toBeNull();
    expect(lines.join()).toContain('no permission');
    expect(await read()).toBe('app-1');
  });

  it('is none where App Check is not used', async () => {
    const { read, mint } = setUp(null);
    expect(await read()).toBeNull();
    expect(mint).not.toHaveBeenCalled();
  });
});
