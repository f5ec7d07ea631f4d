import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import busboy from 'busboy';
import { AppError, faultyField, invalidField } from '../app-error.ts';
import type { RequestWithBody } from '../http/request-body.ts';

/** A part of the form that is a file, as it was sent. */
export interface FilePart {
  readonly field: string;
  readonly name: string;
  /** The content, read up to one byte beyond the limit: a file with that byte is too large. */
  readonly bytes: Buffer;
}

interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FilePart[];
}

interface FormLimits {
  /** The form field with the files. */
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytesPerFile: number;
}

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 64 * 1024;
const FIELD_NAME = /^[A-Za-z][\w-]{0,63}$/;
const RESERVED = new Set(['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

/** Returns the refusal of more files than an operation accepts in its field. */
export function tooMany({ field, maxFiles }: Pick<FormLimits, 'field' | 'maxFiles'>): AppError {
  return invalidField(`body.${field}`, maxFiles === 1 ? 'Send one file only' : `At most ${maxFiles} files`);
}

function malformed(cause?: unknown): AppError {
  return new AppError('malformed_request', 'The form cannot be read', { cause });
}

function requireName(name: string | undefined): string {
  if (!name || !FIELD_NAME.test(name) || RESERVED.has(name)) throw malformed();
  return name;
}

/**
 * Reads a `multipart/form-data` body. Throws `unsupported_media_type` for another type, `malformed_request` if it cannot be read or breaks off, and
 * `invalid_input` for a field given twice, a text that is too long, or too many of either.
 */
export async function readMultipart(
  rawBody: Buffer,
  contentType: string | undefined,
  limits: FormLimits,
): Promise<Form> {
  if (!/^multipart\/form-data\b/i.test(contentType ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the files as multipart/form-data');
  }
  return new Promise((resolve, reject) => {
    const parser = openParser(contentType, limits);
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    const files: FilePart[] = [];
    let unended = 0;
    const guard =
      <A extends unknown[]>(work: (...args: A) => void) =>
      (...args: A) => {
        try {
          work(...args);
        } catch (error) {
          stop(error);
        }
      };
    const stop = (error: unknown) => {
      reject(error instanceof AppError ? error : malformed(error));
      parser.destroy();
    };
    parser.on(
      'field',
      guard((rawName: string, value: string | undefined, { valueTruncated }: { valueTruncated: boolean }) => {
        const name = requireName(rawName);
        if (name in fields) throw faultyField(`body.${name}`, 'Given more than once');
        // The text uses an unknown character set.
        if (value === undefined) throw malformed();
        if (valueTruncated) throw faultyField(`body.${name}`, 'Too long');
        fields[name] = value;
      }),
    );
    parser.on('file', (rawName, stream, { filename }) => {
      const chunks: Buffer[] = [];
      unended += 1;
      stream.on('error', stop);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        guard(() => {
          unended -= 1;
          const field = requireName(rawName);
          const bytes = Buffer.concat(chunks);
          // Browsers send this for an empty file input.
          if (filename || bytes.length > 0) files.push({ field, name: filename ?? '', bytes });
        }),
      );
    });
    parser.on('filesLimit', () => stop(tooMany(limits)));
    parser.on('fieldsLimit', () => stop(new AppError('invalid_input', 'Too many fields')));
    parser.on('partsLimit', () => stop(new AppError('invalid_input', 'Too many parts')));
    parser.on('error', stop);
    parser.on('close', () => resolve({ fields: { ...fields }, files }));
    parser.write(rawBody, () => {
      parser.end();
      // busboy would wait for ever for a file in whose headers the form ends. Every other file has ended by then.
      setImmediate(() => unended > 0 && stop(new Error('A file without an end')));
    });
  });
}

function openParser(contentType: string | undefined, { maxFiles, maxBytesPerFile }: FormLimits) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        files: maxFiles,
        fields: MAX_FIELDS,
        parts: maxFiles + MAX_FIELDS + 1,
        fileSize: maxBytesPerFile + 1,
        fieldSize: MAX_FIELD_BYTES,
      },
    });
  } catch (error) {
    throw malformed(error);
  }
}

/** Reads the form of an upload operation. Throws as `readMultipart` does. */
export function readUpload(request: RequestWithBody, { field, maxFiles, maxBytes }: UploadRules): Promise<Form> {
  const body = request.rawBody ?? Buffer.alloc(0);
  return readMultipart(body, request.get('content-type'), { field, maxFiles, maxBytesPerFile: maxBytes });
}
