import { z } from 'zod';
import type { Operation, UploadRules } from './operation.ts';

/** A call in wire form: the address below `/api` with parameters and query filled in, and the body, which is a form or a JSON value. */
export interface EncodedRequest {
  readonly endpoint: string;
  readonly body: unknown;
}

type AnyInput = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** Returns the text of a parameter or query field, whose schema encodes it to text or a number. */
function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function encodeForm({ field }: UploadRules, fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData();
  // Fields come before the files, so that a reader knows them when the first file arrives.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, wireText(value));
  for (const file of files) form.append(field, file);
  return form;
}

/** Encodes an operation's input for the wire; `files` are those of an upload. Throws `ZodError` for input that the contract does not allow. */
export function encodeRequest(operation: Operation, input: AnyInput, files: readonly File[] = []): EncodedRequest {
  const { params, query, body } = operation.input;
  let path: string = operation.path;
  for (const [name, value] of Object.entries(params ? z.encode(params, input.params as z.output<typeof params>) : {})) {
    path = path.replace(`{${name}}`, encodeURIComponent(wireText(value)));
  }
  const search = Object.entries(query ? z.encode(query, input.query as z.output<typeof query>) : {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wireText(value))}`)
    .join('&');
  const encodedBody = body ? z.encode(body, input.body) : undefined;
  return {
    endpoint: search ? `${path}?${search}` : path,
    body: operation.upload
      ? encodeForm(operation.upload, (encodedBody ?? {}) as Record<string, unknown>, files)
      : encodedBody,
  };
}
