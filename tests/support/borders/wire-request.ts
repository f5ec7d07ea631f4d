import type { Operation, UploadRules } from '@doubloon/contract/calls/operation.ts';
import { z } from 'zod';
import { callRaw, type RawAnswer, type TestFile } from '../api.ts';
import type { ReadyCall } from '../examples/example.ts';
import { INFINITE, NEGATIVE_INFINITE, type RequestPart, type WireRequest } from './wire-values.ts';

/** Returns an example's call in wire form. */
export function wireOf({ input }: Operation, ready: ReadyCall): WireRequest {
  const given = ready.input as Partial<Record<RequestPart, unknown>>;
  const part = (name: RequestPart) => {
    const schema = input[name];
    return schema ? (JSON.parse(JSON.stringify(z.encode(schema, given[name] ?? {}))) as Record<string, unknown>) : {};
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}

const text = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a form with texts and files; a list becomes a repeated field. */
export function formOf(field: UploadRules['field'], body: WireRequest['body'], files: readonly TestFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  for (const { name, type, bytes } of files) form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** Returns the address of a request, below `/api`. */
export function addressOfRequest({ path }: Operation, { params, query }: WireRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => text(params[name]));
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${text(name)}=${text(one)}`))
    .join('&');
  return search ? `${filled}?${search}` : filled;
}

/** Sends a request unchanged, with the files and as the person of an example. */
export function sendWire(operation: Operation, request: WireRequest, ready: ReadyCall): Promise<RawAnswer> {
  const { method, upload, input } = operation;
  const address = addressOfRequest(operation, request);
  const { person, files = [] } = ready;
  if (upload) return callRaw(method, address, { person, body: formOf(upload.field, request.body, files) });
  const hasBody = input.body !== undefined || Object.keys(request.body).length > 0;
  const json = JSON.stringify(request.body)
    .replaceAll(`"${INFINITE}"`, '1e999')
    .replaceAll(`"${NEGATIVE_INFINITE}"`, '-1e999');
  return callRaw(method, address, { person, ...(hasBody && { body: json }) });
}

/** Returns how many calls one caller may make at once without exceeding a limit. */
export function mostAtOnce({ rateLimits = [] }: Operation, most: number): number {
  return Math.min(most, ...rateLimits.map(({ max }) => max));
}
