import { encodeRequest, type EncodedRequest } from '@doubloon/contract/calls/encode-request.ts';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Encodes a call. What the contract does not allow, as an id in the address that nothing can have, is refused here as the server refuses it. */
export function encodeCall(...call: Parameters<typeof encodeRequest>): EncodedRequest {
  try {
    return encodeRequest(...call);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const details = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    throw new ApiError(details[0]?.message ?? '', { status: 422, code: 'invalid_input', details });
  }
}
