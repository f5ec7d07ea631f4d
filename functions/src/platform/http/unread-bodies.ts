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
 * A deployed process runs one function and knows its name; that of the local suite runs all of them, where events say what they are. Any other, such as
 * one that only reads which functions there are, is left as it is.
 */
export function keepBodiesUnread({ FUNCTION_TARGET: target, FUNCTIONS_EMULATOR: isLocal }: NodeJS.ProcessEnv): void {
  if (target === undefined ? isLocal !== 'true' : target !== 'api') return;
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
