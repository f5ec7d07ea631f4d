import { hasCode } from './system-error.ts';

/** Time limit for a connection that hangs; callers retry. */
const HANGS_MS = 60_000;

/** Error codes of a server that is not up yet, or is going down; the last one is undici's for a connection closed before the answer. */
const NOT_UP = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** True if an HTTP server answers at the URL, with any status. Rejects if the system refuses to send the request. */
export async function answers(url: string): Promise<boolean> {
  const response = await probe(url);
  await response?.body?.cancel();
  return response !== undefined;
}

/** Returns the answer's JSON; undefined while the server does not answer with JSON. Rejects if the system refuses to send the request. */
export async function fetchJson(url: string): Promise<unknown> {
  const text = await (await probe(url))?.text().catch(orNotUp);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function probe(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(HANGS_MS) }).catch(orNotUp);
}

function orNotUp(error: Error): undefined {
  if (error.name === 'TimeoutError' || hasCode(error.cause, ...NOT_UP)) return undefined;
  throw error;
}
