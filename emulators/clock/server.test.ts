import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockServer, type ClockServer } from './server.ts';
import { openTestClock } from './test-clock.ts';

describe('the clock server', () => {
  const real = Date.parse('2026-01-01T00:00:00Z');
  let folder: string;
  let server: ClockServer;
  let rounds: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clock-'));
    rounds = 0;
    const tick = () => {
      rounds += 1;
      return Promise.resolve([{ name: 'a', ok: true, outcome: '204' }]);
    };
    const clock = openTestClock(join(folder, 'clock.json'), () => real);
    server = await createClockServer({
      port: 0,
      clock,
      ticker: { tick, start: () => undefined, stop: () => Promise.resolve() },
    });
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const post = (path: string, body: unknown) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('tells the time', async () => {
    const response = await fetch(`${server.url}/now`);
    expect(await response.json()).toEqual({ now: '2026-01-01T00:00:00.000Z', offsetMs: 0 });
    expect(rounds).toBe(0);
  });

  it('moves forward and has run the jobs when it answers', async () => {
    const response = await post('/advance', { ms: 3_600_000 });
    expect(await response.json()).toEqual({
      now: '2026-01-01T01:00:00.000Z',
      offsetMs: 3_600_000,
      jobs: [{ name: 'a', ok: true, outcome: '204' }],
    });
    expect(rounds).toBe(1);
  });

  it.each(['2026-02-03T04:05:06Z', Date.parse('2026-02-03T04:05:06Z')])('can be set to %j', async (at) => {
    expect(await (await post('/set', { at })).json()).toMatchObject({ now: '2026-02-03T04:05:06.000Z' });
  });

  it('goes back to real time, and runs the jobs when asked', async () => {
    await post('/advance', { ms: 5 });
    expect(await (await post('/reset', {})).json()).toMatchObject({ offsetMs: 0 });
    await post('/tick', {});
    expect(rounds).toBe(3);
  });

  it.each([
    ['/advance', {}],
    ['/advance', { ms: -1 }],
    ['/advance', { ms: 'soon' }],
    ['/set', { at: 'soon' }],
    ['/set', {}],
  ])('refuses %s with %j and runs nothing', async (path, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(rounds).toBe(0);
    expect(await (await fetch(`${server.url}/now`)).json()).toMatchObject({ offsetMs: 0 });
  });

  it('brings a person who pressed a button back to the page', async () => {
    const response = await fetch(`${server.url}/advance`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'ms=86400000',
    });
    const page = await response.text();
    expect(response.url).toBe(`${server.url}/`);
    expect(page).toContain('2026-01-02T00:00:00.000Z');
    for (const label of ['+1 hour', '+1 day', '+7 days']) expect(page).toContain(`<button>${label}</button>`);
  });
});
