import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The content types that requests were sent with, while their headers are without. */
const sentTypes = new WeakMap<IncomingMessage, string>();

const isEvent = (headers: IncomingHttpHeaders): boolean =>
  headers['ce-id'] !== undefined || headers['content-type']?.startsWith('application/cloudevents') === true;

/**
 * Leaves the bodies of requests for the function `api` to that function. The functions runtime reads and parses every body whose type it knows before
 * it calls anybody, up to 1 GB (`@google-cloud/functions-framework`, `server.js`); of a request that names no type it leaves the body where it is. So
 * the type is put aside until `giveTypeBack`.
 *
 * `target` is the function that this process runs (`FUNCTION_TARGET`); without one it runs all, as in the local suite, where events say what they are.
 */
export function keepBodiesUnread(target: string | undefined): void {
  if (target !== undefined && target !== 'api') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    const type = request.headers['content-type'];
    if (type === undefined || (target === undefined && isEvent(request.headers))) return;
    sentTypes.set(request, type);
    delete request.headers['content-type'];
  });
}

/** Undoes for one request what `keepBodiesUnread` did. */
export function giveTypeBack(request: IncomingMessage): void {
  const type = sentTypes.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
}
