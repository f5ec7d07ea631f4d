import { named } from '../shared/values.ts';
import { z } from 'zod';

export const ERROR_STATUS = {
  malformed_request: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_exists: 409,
  illegal_state: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  internal: 500,
  provider_unavailable: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Default seconds to wait before retrying after refusals that pass by themselves; the answers with these codes always say when. */
export const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 1,
  provider_unavailable: 30,
  unavailable: 5,
};

/** One refused field: its place in the request (`body.budget`) and its problem. */
export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The party that has to act before a refused payment can be made. */
export const ActingParty = z.enum(['creator', 'owner', 'platform']);
export type ActingParty = z.infer<typeof ActingParty>;

/** The body of every answer that is not a success. `details` is a list of fields for `invalid_input`, otherwise a sentence. */
export const ErrorEnvelope = named('Error', {
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.union([z.array(FieldError), z.string()]).optional(),
  errorType: z.string().optional(),
  /** A machine-readable reason why a payment was refused. */
  reason: z.string().optional(),
  /** The party that has to act before that payment can be made. */
  must_act: ActingParty.optional(),
  /** Seconds after which a retry makes sense, as in the `Retry-After` header. */
  retryAfterSeconds: z.int().optional(),
  requestId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
