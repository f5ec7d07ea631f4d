import type { InputOf, Operation, OutputOf } from '@doubloon/contract/calls/operation.ts';
import { request } from '../request.ts';
import type { Carrier } from '../transport.ts';
import { ApiError, failureText } from '../api-error.ts';

/**
 * Calls an operation that takes files as `request` does, tells how far they have got (`onProgress`, 0 to 100) and can be
 * called off by `signal`; then it rejects with an `AbortError` (`wasCalledOff`).
 */
export function upload<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  files: readonly File[],
  carriage: Carriage,
): Promise<OutputOf<Op>> {
  return request(operation, input, files, carryWithProgress(carriage));
}

/** True for the error of an aborted call. */
export function wasCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export interface Carriage {
  /** Gets how much of the body has gone, in whole percent; 100 means that the answer is being waited for. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Cancels the call when it is aborted. */
  signal?: AbortSignal | undefined;
}

const calledOff = () => new DOMException('Called off', 'AbortError');

/** A carrier that tells how far it has got, which `fetch` cannot. */
function carryWithProgress({ onProgress, signal }: Carriage): Carrier {
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(calledOff());
        return;
      }
      const call = new XMLHttpRequest();
      const abort = () => call.abort();
      signal?.addEventListener('abort', abort);
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress?.(Math.floor((loaded / total) * 100));
      };
      call.onload = () => {
        const { status, statusText, responseText } = call;
        const bare = status === 204 || status === 205 || status === 304;
        resolve(new Response(bare ? null : responseText, { status, statusText, headers: headersOf(call) }));
      };
      call.onerror = () => reject(new TypeError('Nothing answered'));
      call.onabort = () => reject(calledOff());
      call.onloadend = () => signal?.removeEventListener('abort', abort);
      call.open(method, url);
      headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.send(body ?? null);
    });
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Answers that the next file would get as well: who one is, what one may, how often, how much. */
const ABOUT_EVERY_FILE = [401, 403, 409, 429];

/** Returns the sentence for a failed upload, beginning with `what` failed; it blames the connection only when no answer came. */
export function uploadFailure(what: string, error: unknown): string {
  return failureText(what, error, isSilence(error) ? 'No connection' : undefined);
}

/** True when the next file would fail to upload for the same reason. */
export function isOfEveryFile(error: unknown): boolean {
  return error instanceof ApiError && (isSilence(error) || ABOUT_EVERY_FILE.includes(error.status));
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}
