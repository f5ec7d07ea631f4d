import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import express, { type Request, type RequestHandler, type Response } from 'express';
import {
  MAX_JSON_DEPTH,
  MAX_JSON_VALUES,
  MAX_JSON_BYTES,
  type Operation,
  MAX_UPLOAD_BODY_BYTES,
} from '@doubloon/contract/calls/operation.ts';
import { AppError } from '../app-error.ts';

/** The content types of requests while their headers are without one. */
const sentTypes = new WeakMap<IncomingMessage, string>();

const isEvent = (headers: IncomingHttpHeaders): boolean =>
  headers['ce-id'] !== undefined || headers['content-type']?.startsWith('application/cloudevents') === true;

/**
 * Keeps the functions runtime from reading the bodies of requests for the function `api`. The runtime reads and parses every body whose type it knows before it
 * calls a function, up to 1 GB (`@google-cloud/functions-framework`, `server.js`), but it leaves a body without a type unread. So the type is removed until
 * `giveTypeBack`. A deployed process runs one function and knows its name; the process of the local suite runs all of them, where events declare what they are.
 * Any other process, such as one that only lists the functions, is left unchanged.
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

/** Undoes `keepBodiesUnread` for one request. */
export function giveTypeBack(request: IncomingMessage): void {
  const type = sentTypes.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Returns where the JSON string that begins at `start` ends: after its closing quote, or at the end of the bytes. */
function endOfText(json: Uint8Array, start: number): number {
  for (let quote = json.indexOf(QUOTE, start + 1); quote !== -1; quote = json.indexOf(QUOTE, quote + 1)) {
    let first = quote;
    while (json[first - 1] === BACKSLASH) first -= 1;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
  return json.length;
}

/**
 * True when JSON is nested deeper or has more values than a request may. Counts without parsing, because a value takes a few bytes to send and fifty times as
 * many in memory. Also works on bytes that are not JSON.
 */
function exceedsBounds(json: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at) - 1;
    else if (byte === COMMA) values += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    }
    if (depth > MAX_JSON_DEPTH || values > MAX_JSON_VALUES) return true;
  }
  return false;
}

/** A request whose body has been read: `rawBody` as it was sent, `body` if it was JSON. */
export type RequestWithBody = Request & { rawBody?: Buffer };

/** Reads the body of an operation's requests in two steps: the headers before authentication, the rest afterwards. */
interface BodyReader {
  /** Checks the headers. Throws `payload_too_large` and `unsupported_media_type`. */
  readonly checkHeaders: (request: Request) => void;
  /** Reads the body. Throws `payload_too_large` and `malformed_request`; other faults as Express throws them. */
  readonly read: (request: Request, response: Response) => Promise<void>;
}

function tooLarge({ upload }: Operation): AppError {
  if (!upload) return new AppError('payload_too_large', 'The request is too large');
  // A single file that does not fit into the request is larger than any file may be.
  const megabytes = MAX_UPLOAD_BODY_BYTES / 1024 / 1024;
  const message =
    upload.maxFiles === 1 && !upload.messages.tooLarge.includes('{names}')
      ? upload.messages.tooLarge
      : `One request can carry at most ${megabytes} MB. Please send the files one by one.`;
  return new AppError('payload_too_large', message);
}

/** Creates the reader of an operation's bodies: at most as many bytes as the operation takes, and no more values or levels than any request may have. */
export function bodyReader(operation: Operation): BodyReader {
  const { upload } = operation;
  const limit = upload ? MAX_UPLOAD_BODY_BYTES : (operation.maxBodyBytes ?? MAX_JSON_BYTES);
  const readBytes = express.raw({ type: () => true, limit });
  return {
    checkHeaders: (request) => {
      if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(operation);
      if (upload) requireForm(request);
      // This also applies where no body is taken: fields of an unread body could not be refused by name.
      else if (hasBody(request) && !isJson(request) && !operation.takesAnyBody) {
        throw new AppError('unsupported_media_type', 'The body must be sent as application/json');
      }
    },
    read: async (request: RequestWithBody, response) => {
      if (!upload && !isJson(request)) {
        request.body = undefined;
        return;
      }
      request.rawBody ??= await bytesOf(readBytes, request, response).catch((error: unknown) => {
        throw (error as { type?: unknown }).type === 'entity.too.large' ? tooLarge(operation) : error;
      });
      if (request.rawBody.length > limit) throw tooLarge(operation);
      if (!upload) request.body = parseJson(request.rawBody);
    },
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function typeOf(request: Request): MIMEType | null {
  const type = request.get('content-type');
  // Most requests read, and have no body. An error for each of them would be slow.
  if (type === undefined) return null;
  try {
    return new MIMEType(type);
  } catch {
    return null;
  }
}

/** True when a body is declared as JSON, which forms of other sites cannot do, in UTF-8, the only encoding of JSON between systems (RFC 8259, 8.1). */
function isJson(request: Request): boolean {
  const type = typeOf(request);
  return type?.essence === 'application/json' && /^utf-?8$/i.test(type.params.get('charset') ?? 'utf-8');
}

function requireForm(request: Request): void {
  if (typeOf(request)?.essence === 'multipart/form-data') return;
  throw new AppError('unsupported_media_type', 'Send the files as multipart/form-data');
}

async function bytesOf(reader: RequestHandler, request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    void reader(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Parses JSON that is an object or a list; an empty text is the empty object. */
function parseJson(bytes: Buffer): object {
  if (bytes.length === 0) return {};
  if (exceedsBounds(bytes)) {
    const most = `at most ${MAX_JSON_DEPTH} levels and ${MAX_JSON_VALUES} values`;
    throw new AppError('malformed_request', `The request body has too much in it; it can have ${most}`);
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new AppError('malformed_request', 'The request body is not valid JSON', { cause: error });
  }
  throw new AppError('malformed_request', 'The request body is not valid JSON');
}
