import { MIMEType } from 'node:util';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_JSON_VALUES } from '@doubloon/contract/shared/body-limits.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import { MAX_UPLOAD_BODY_BYTES } from '@doubloon/contract/shared/upload.ts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../app-error.ts';
import { exceedsBounds } from './json-bounds.ts';

/** A request whose body has been read: `rawBody` as it was sent, `body` when it was JSON. */
export type RequestWithBody = Request & { rawBody?: Buffer };

/** How the body of an operation's requests is read, in two steps: what can be known before anybody is asked who calls, and the rest. */
interface BodyReader {
  /** Throws `payload_too_large` and `unsupported_media_type` by what the headers say. */
  readonly checkHeaders: (request: Request) => void;
  /** Throws `payload_too_large`, `malformed_request`; other faults of the body as Express throws them. */
  readonly read: (request: Request, response: Response) => Promise<void>;
}

function tooLarge({ upload }: Operation): AppError {
  if (!upload) return new AppError('payload_too_large', 'The request is too large');
  // One file that does not fit into the request is larger than any file may be.
  const megabytes = MAX_UPLOAD_BODY_BYTES / 1024 / 1024;
  const message =
    upload.maxFiles === 1 && !upload.messages.tooLarge.includes('{names}')
      ? upload.messages.tooLarge
      : `One request can carry at most ${megabytes} MB. Please send the files one by one.`;
  return new AppError('payload_too_large', message);
}

/** The reader of an operation's bodies: at most as many bytes as it takes, and no more values or levels than any request may have. */
export function bodyReader(operation: Operation): BodyReader {
  const { upload, input, access } = operation;
  const limit = upload ? MAX_UPLOAD_BODY_BYTES : (operation.maxBodyBytes ?? MAX_JSON_BYTES);
  const takesJson = !upload && (input.body !== undefined || access.kind === 'webhook');
  const readBytes = express.raw({ type: () => true, limit });
  return {
    checkHeaders: (request) => {
      if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(operation);
      if (upload) requireForm(request);
      else if (takesJson && hasBody(request) && !isJson(request)) {
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
  try {
    return new MIMEType(request.get('content-type') ?? '');
  } catch {
    return null;
  }
}

/** True when a body is said to be JSON, which forms of other sites cannot say, in the one encoding that JSON has between systems (RFC 8259, 8.1). */
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
