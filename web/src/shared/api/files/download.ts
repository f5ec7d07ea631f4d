import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import { ApiError } from '../api-error.ts';
import { appToken } from '../app-token.ts';
import { bearerToken } from '../bearer-token.ts';
import { encodeCall } from '../encode-call.ts';
import { sendForResponse } from '../transport.ts';

/** A file that was fetched, with the name that the server gave it. */
export interface DownloadedFile {
  name: string;
  content: Blob;
}

/**
 * Calls an operation that answers with a file, and says how many bytes have come so far. Throws `ApiError`, also when the connection
 * breaks on the way.
 */
export async function download<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  onProgress: (receivedBytes: number) => void,
): Promise<DownloadedFile> {
  const response = await sendForResponse({
    method: operation.method,
    token: await bearerToken(),
    appToken: await appToken(),
    ...encodeCall(operation, input),
  });
  const parts: BlobPart[] = [];
  let receivedBytes = 0;
  const reader = response.body?.getReader();
  const next = () =>
    reader?.read().catch(() => Promise.reject(new ApiError('Request failed', { status: 0, code: 'network' })));
  for (let part = await next(); part && !part.done; part = await next()) {
    parts.push(part.value);
    receivedBytes += part.value.byteLength;
    onProgress(receivedBytes);
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';
  return { name, content: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) };
}

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function keepFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
