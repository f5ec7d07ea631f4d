import type { Carrier } from '../transport.ts';

export interface Carriage {
  /** Gets how much of the body has gone, in whole percent; 100 means that the answer is being waited for. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Cancels the call when it is aborted. */
  signal?: AbortSignal | undefined;
}

const calledOff = () => new DOMException('Called off', 'AbortError');

/** A carrier that tells how far it has got, which `fetch` cannot. */
export function carryWithProgress({ onProgress, signal }: Carriage): Carrier {
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
