import { PROOF_IMAGES } from '@doubloon/contract/proofs/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { FilePart } from '../platform/uploads/read-multipart.ts';

const DATA_URL = /^data:image\/(\w{2,10});base64,([A-Za-z0-9+/]+={0,2})$/;

/** The files that data URLs carry, as a form would have brought them. Throws `invalid_input` naming the first that carries none. */
export function imagesOfDataUrls(urls: readonly string[]): FilePart[] {
  const { field, messages } = PROOF_IMAGES;
  return urls.map((url, index) => {
    const [, extension, base64 = ''] = DATA_URL.exec(url) ?? [];
    if (!extension) {
      const message = messages.unsupported;
      throw new AppError('invalid_input', message, { details: [{ field: `body.${field}.${index}`, message }] });
    }
    return { field, name: `proof-${index + 1}.${extension}`, bytes: Buffer.from(base64, 'base64') };
  });
}
