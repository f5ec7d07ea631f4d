import type { ActingParty, FieldError } from '@doubloon/contract/calls/errors.ts';
import { setReachable } from '../state/connection.ts';
import { ApiError } from './api-error.ts';

interface Call {
  method: string;
  /** Below `/api`, with parameters and query filled in. */
  endpoint: string;
  body?: unknown;
  token: string | null;
  /** App Check token, where App Check is configured. */
  appToken?: string | null;
  /** Function that sends the request; defaults to `fetch`. */
  carry?: Carrier | undefined;
}

/** Sends a call and answers what came back; rejects when nothing did, with an `AbortError` when it was called off. */
export type Carrier = (
  url: string,
  init: { method: string; headers: Headers; body?: string | FormData },
) => Promise<Response>;

/**
 * Sends one call with a JSON content type and the bearer token when there is one; a `FormData` body is sent as multipart.
 * Throws `ApiError` in the words of the specification, section 8, "Transport". An empty answer is an empty object.
 */
export async function send(call: Call): Promise<{ json: unknown; headers: Headers }> {
  const response = await sendForResponse(call);
  const text = await response.text();
  if (text.trim() === '') return { json: {}, headers: response.headers };
  try {
    return { json: JSON.parse(text) as unknown, headers: response.headers };
  } catch {
    throw new ApiError('Invalid JSON response from server', { status: response.status, wordless: true });
  }
}

/** Sends a call like `send`, but returns a successful response with its body unread, for bodies that are not JSON. */
export async function sendForResponse({
  method,
  endpoint,
  body,
  token,
  appToken,
  carry = (url, init) => fetch(url, init),
}: Call): Promise<Response> {
  if (typeof endpoint !== 'string' || endpoint.trim() === '') {
    throw new ApiError('Invalid endpoint provided', { status: 0 });
  }
  const multipart = body instanceof FormData;
  const headers = new Headers(multipart ? {} : { 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (appToken) headers.set('X-Firebase-AppCheck', appToken);

  const response = await carry(`/api${endpoint}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
  }).catch((reason: unknown) => {
    // Called off by whoever asked for it: nothing is wrong with the connection.
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    setReachable(false);
    throw new ApiError('Request failed', { status: 0, code: 'network' });
  });
  setReachable(true);
  if (!response.ok) throw failureOf(response, await response.text());
  return response;
}

function failureOf(response: Response, text: string): ApiError {
  const { status, statusText } = response;
  const headerId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return new ApiError('Request failed', { status, requestId: headerId, retryAfterSeconds, wordless: true });
  }
  const envelope = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const textOf = (key: string) => {
    const value = envelope[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const message = textOf('message');
  return new ApiError(message ?? (statusText ? `HTTP ${status}: ${statusText}` : `HTTP ${status}`), {
    status,
    wordless: message === undefined,
    code: textOf('code'),
    details: Array.isArray(envelope.details) ? (envelope.details as FieldError[]) : textOf('details'),
    errorType: textOf('errorType'),
    refusedPayment: refusedPaymentOf(textOf('reason'), textOf('must_act')),
    requestId: textOf('requestId') ?? headerId,
    retryAfterSeconds,
  });
}

const PARTIES: readonly ActingParty[] = ['creator', 'owner', 'platform'];

function refusedPaymentOf(reason: string | undefined, party: string | undefined): ApiError['refusedPayment'] {
  const must_act = PARTIES.find((one) => one === party);
  return reason !== undefined && must_act ? { reason, must_act } : undefined;
}
