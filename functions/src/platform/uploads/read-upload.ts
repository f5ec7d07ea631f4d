import type { UploadRules } from '@doubloon/contract/shared/upload.ts';
import type { RequestWithBody } from '../http/request-body.ts';
import { readMultipart, type Form } from './read-multipart.ts';

/** The form of an upload operation. Throws as `readMultipart` does. */
export function readUpload(request: RequestWithBody, { field, maxFiles, maxBytes }: UploadRules): Promise<Form> {
  const body = request.rawBody ?? Buffer.alloc(0);
  return readMultipart(body, request.get('content-type'), { field, maxFiles, maxBytesPerFile: maxBytes });
}
