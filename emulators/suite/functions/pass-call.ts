import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readCall } from './functions-call.ts';

/** A call as the functions emulator passes it on, with its complete body, so that it can be passed on again. */
export interface PassedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body?: Uint8Array | undefined;
}

/** Thrown when the functions process has ended, or is about to, without having received the call: another process may handle it. */
export class ProcessGone extends Error {}

/** Headers of the caller's connection, which must not be forwarded to the functions process (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive']);
/** Error codes of a socket on which nobody listens, or that is removed: the message has reached nobody. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT']);

/**
 * Forwards a call to the functions process that listens on `socketPath`, and its answer back. Resolves when the answer is complete or its recipient has left;
 * if the function has not answered, it resolves with half a sentence about that. The caller then gets 504 after the function's own time limit, and 503 if the
 * process has ended meanwhile, as on the platform. Rejects with `ProcessGone` only. Each call has its own connection: a kept one may be closed by the other end
 * at the very moment at which it is reused, which broke calls with EPIPE while the machine was busy.
 */
export async function passCall(
  socketPath: string,
  { method, path, headers, body }: PassedCall,
  response: ServerResponse,
): Promise<string | undefined> {
  const seconds = readCall(headers)?.timeoutSeconds ?? 0;
  const abort = new AbortController();
  const deadline = seconds > 0 ? setTimeout(() => abort.abort(), seconds * 1000) : undefined;
  try {
    const options = { socketPath, method, path, headers: withoutHops(headers), agent: false, signal: abort.signal };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(options, resolve).once('error', reject).end(body);
    });
    response.writeHead(answer.statusCode ?? 200, withoutHops(answer.headers));
    await pipeline(answer, response);
    return undefined;
  } catch (error) {
    if (UNREACHED.has((error as NodeJS.ErrnoException).code ?? ''))
      throw new ProcessGone('nobody listens', { cause: error });
    const late = abort.signal.aborted;
    const problem = late ? `took longer than its ${seconds} s` : `did not answer: ${String(error)}`;
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(late ? 504 : 503).end(`The function ${problem}`);
    return problem;
  } finally {
    clearTimeout(deadline);
  }
}

/** Returns the headers without those of the connection. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
