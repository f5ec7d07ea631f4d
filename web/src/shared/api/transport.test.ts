import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { send } from './transport.ts';

const answer = (body: string, init?: ResponseInit) => {
  const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetchSpy);
  return fetchSpy;
};
const call = { method: 'GET', endpoint: '/health', token: null };
const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

afterEach(() => vi.unstubAllGlobals());

describe('send', () => {
  it('refuses an endpoint that is empty or not a text, without calling anybody', async () => {
    const fetchSpy = answer('{}');
    expect((await failure(send({ ...call, endpoint: ' ' }))).message).toBe('Invalid endpoint provided');
    expect((await failure(send({ ...call, endpoint: undefined as unknown as string }))).message).toBe(
      'Invalid endpoint provided',
    );
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('sends JSON with the bearer token when there is one', async () => {
    const fetchSpy = answer('{"ok":true}');
    await expect(send({ method: 'POST', endpoint: '/x', body: { a: 1 }, token: 'abc' })).resolves.toMatchObject({
      json: { ok: true },
    });
    const [url, init] = fetchSpy.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('/api/x');
    expect(init?.body).toBe('{"a":1}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe('Bearer abc');
  });

  it('sends no Authorization header without a token', async () => {
    const fetchSpy = answer('{}');
    await send(call);
    expect(new Headers(fetchSpy.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
  });

  it('sends multipart bodies with the bearer token only', async () => {
    const fetchSpy = answer('{}');
    const body = new FormData();
    await send({ method: 'POST', endpoint: '/x', body, token: 'abc' });
    const init = fetchSpy.mock.calls[0]?.[1];
    expect(init?.body).toBe(body);
    expect([...new Headers(init?.headers).keys()].map((name) => name.toLowerCase())).toEqual(['authorization']);
  });

  it("reads the JSON body's message, code, details and request id of a failure", async () => {
    answer('{"message":"No","code":"forbidden","details":"why","errorType":"t","requestId":"r1"}', { status: 403 });
    expect(await failure(send(call))).toMatchObject({
      message: 'No',
      status: 403,
      wordless: false,
      code: 'forbidden',
      details: 'why',
      errorType: 't',
      requestId: 'r1',
    });
  });

  it.each([
    ['{"reason":"no_account","must_act":"creator"}', { reason: 'no_account', must_act: 'creator' }],
    ['{"reason":"no_account","must_act":"nobody"}', undefined],
    ['{"must_act":"creator"}', undefined],
  ])('reads of a payment that is refused with %s why and who must act', async (body, refusedPayment) => {
    answer(body, { status: 402 });
    expect(await failure(send(call))).toMatchObject({ refusedPayment });
  });

  it.each(['{}', '{"message":""}', 'null', '[]'])(
    'says status and reason when the body %s has no message',
    async (body) => {
      answer(body, { status: 503, statusText: 'Service Unavailable' });
      expect(await failure(send(call))).toMatchObject({ message: 'HTTP 503: Service Unavailable', wordless: true });
    },
  );

  it('says the status alone when there is no reason, as over HTTP/2', async () => {
    answer('{}', { status: 502 });
    expect((await failure(send(call))).message).toBe('HTTP 502');
  });

  it.each(['<html>', ''])('says "Request failed" when the body "%s" of a failure cannot be parsed', async (body) => {
    answer(body, { status: 500, headers: { 'X-Request-Id': 'r2' } });
    expect(await failure(send(call))).toMatchObject({
      message: 'Request failed',
      requestId: 'r2',
      wordless: true,
    });
  });

  it('says so when a good answer is not JSON', async () => {
    answer('<html>');
    expect((await failure(send(call))).message).toBe('Invalid JSON response from server');
  });

  it('treats an empty answer as an empty object', async () => {
    answer('');
    await expect(send(call)).resolves.toMatchObject({ json: {} });
  });

  it('says "Request failed" when no answer comes at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await failure(send(call))).toMatchObject({ message: 'Request failed', status: 0 });
  });
});
