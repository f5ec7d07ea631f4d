import { AppError } from '../../platform/app-error.ts';

/** The refusal of one field of the input, named as in the request (`body.country`). */
export function refuseField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field, message }] });
}
