import { MAX_UPLOAD_BODY_BYTES } from '@doubloon/contract/shared/upload.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from './app-error.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** A request whose body has been read: `rawBody` as it was sent, `body` when it was JSON. */
export type RequestWithBody = Request & { rawBody?: Buffer };

const keepRawBody = (request: object, _response: unknown, buffer: Buffer) => {
  (request as RequestWithBody).rawBody = buffer;
};

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

/**
 * Reads a request's body within the limit of its operation. In the functions runtime it comes read already, under a limit
 * that is not this API's. Throws `payload_too_large`; other faults of the body as the parser throws them.
 */
export function bodyReader(operation: Operation): (request: Request, response: Response) => Promise<void> {
  const limit = operation.upload ? MAX_UPLOAD_BODY_BYTES : (operation.maxBodyBytes ?? MAX_BODY_BYTES);
  const parser: RequestHandler = operation.upload
    ? express.raw({ type: () => true, limit, verify: keepRawBody })
    : express.json({ limit, verify: keepRawBody });
  const takesJson = !operation.upload && (operation.input.body !== undefined || operation.access.kind === 'webhook');
  return async (request, response) => {
    if (takesJson) requireJson(request);
    const { rawBody } = request as RequestWithBody;
    if (rawBody && rawBody.length > limit) throw tooLarge(operation);
    if (rawBody) return;
    try {
      await parsed(parser, request, response);
    } catch (error) {
      throw (error as { type?: unknown }).type === 'entity.too.large' ? tooLarge(operation) : error;
    }
  };
}

/** Throws `unsupported_media_type` for a body that is not said to be JSON, which forms of other sites cannot say. */
function requireJson(request: Request): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (hasBody && !/^application\/json\s*(;|$)/i.test(type ?? '')) {
    throw new AppError('unsupported_media_type', 'The body must be sent as application/json');
  }
}

function parsed(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parser(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}
