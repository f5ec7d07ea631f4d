import type { FieldError } from '@doubloon/contract/shared/errors.ts';
import { ApiError } from './api-error.ts';

interface Call {
  method: string;
  /** Below `/api`, with parameters and query filled in. */
  endpoint: string;
  body?: unknown;
  token: string | null;
  /** What App Check vouches for this app with, where that is configured. */
  appToken?: string | null;
}

/**
 * Sends one call with a JSON content type and the bearer token when there is one; a `FormData` body is sent as multipart.
 * Throws `ApiError` in the words of the specification, section 8, "Transport". An empty answer is an empty object.
 */
export async function send({
  method,
  endpoint,
  body,
  token,
  appToken,
}: Call): Promise<{ json: unknown; headers: Headers }> {
  if (typeof endpoint !== 'string' || endpoint.trim() === '') {
    throw new ApiError('Invalid endpoint provided', { status: 0 });
  }
  const multipart = body instanceof FormData;
  const headers = new Headers(multipart ? {} : { 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (appToken) headers.set('X-Firebase-AppCheck', appToken);

  const response = await fetch(`/api${endpoint}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('Request failed', { status: 0, code: 'network' });
  });
  const text = await response.text();
  if (!response.ok) throw failureOf(response, text);
  if (text.trim() === '') return { json: {}, headers: response.headers };
  try {
    return { json: JSON.parse(text) as unknown, headers: response.headers };
  } catch {
    throw new ApiError('Invalid JSON response from server', { status: response.status });
  }
}

function failureOf(response: Response, text: string): ApiError {
  const { status, statusText } = response;
  const headerId = response.headers.get('X-Request-Id') ?? undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return new ApiError('Request failed', { status, requestId: headerId });
  }
  const envelope = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const textOf = (key: string) => {
    const value = envelope[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return new ApiError(textOf('message') ?? `HTTP ${status}: ${statusText}`, {
    status,
    code: textOf('code'),
    details: Array.isArray(envelope.details) ? (envelope.details as FieldError[]) : textOf('details'),
    errorType: textOf('errorType'),
    requestId: textOf('requestId') ?? headerId,
  });
}
