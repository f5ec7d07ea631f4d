import { afterEach, vi } from 'vitest';

type Answer = { status?: number; json: unknown; headers?: Record<string, string> };

afterEach(() => vi.unstubAllGlobals());

/** Lets no call, or none by a method, be answered until what is returned is called. */
export function holdAnswers(method?: string): () => void {
  const answer = fetch;
  const { promise: later, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    method === undefined || call[1]?.method === method ? later.then(() => answer(...call)) : answer(...call),
  );
  return resolve;
}

/**
 * Lets the API answer what `answers` says by `METHOD /path`, or by it with one part of the query (`?status=open`), of several the last; anything else is 404. Returns the calls made so far, each
 * with its parsed body.
 */
export function answerApi(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.replace(/^\/api/, '').split('?');
    const call = `${init.method} ${path}`;
    const narrowed = query.split('&').map((part) => answers[`${call}?${part}`]);
    calls.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const {
      status = 200,
      json,
      headers,
    } = narrowed.findLast(Boolean) ?? answers[call] ?? { status: 404, json: { message: `No answer for ${call}` } };
    return Promise.resolve(Response.json(json, { status, ...(headers && { headers }) }));
  });
  return calls;
}
