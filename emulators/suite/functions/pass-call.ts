import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readCall } from './functions-call.ts';

/** A call as the functions emulator passes it on; its body is whole, so that it can be passed on again. */
export interface PassedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body?: Uint8Array | undefined;
}

/** The functions process has ended, or is about to, and has heard nothing of the call: another one may have it. */
export class ProcessGone extends Error {}

/** Belong to the connection of the caller, not to the one to the functions process (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive']);
/** Errors of a socket that nobody listens on, or that is removed: the message has reached nobody. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT']);

/**
 * Passes a call on to the functions process that listens on `socketPath`, and its answer back. Resolves when the answer is complete or its
 * recipient has left, with half a sentence when the function has not answered: then that is 504 after the function's own time, and 503 when
 * the process has ended meanwhile, as on the platform. Rejects with `ProcessGone` only.
 *
 * Each call has a connection of its own. One that is kept may be closed by the other end at the very moment at which it is used again,
 * which broke calls with EPIPE while the machine was busy.
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

/** The rest are of the call itself. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
