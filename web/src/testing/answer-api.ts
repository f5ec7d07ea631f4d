import { afterEach, vi } from 'vitest';

type Answer = { status?: number; json: unknown };

afterEach(() => vi.unstubAllGlobals());

/**
 * Lets the API answer what `answers` says by `METHOD /path`; anything else is 404. Returns the calls made so far, each
 * with its parsed body.
 */
export function answerApi(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace(/^\/api/, '').replace(/\?.*$/, '')}`;
    calls.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const { status = 200, json } = answers[call] ?? { status: 404, json: { message: `No answer for ${call}` } };
    return Promise.resolve(Response.json(json, { status }));
  });
  return calls;
}
