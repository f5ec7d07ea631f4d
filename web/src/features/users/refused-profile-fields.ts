import { ApiError } from '../../shared/api/api-error.ts';
import { refusedFields, type RefusedField } from '../../shared/api/refused-fields.ts';

/** Fields of the profile that the server refused, some by its status alone. */
export function refusedProfileFields(error: unknown): readonly RefusedField[] {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' };
  if (status === 409) return [{ field: 'username', message }];
  if (status === 413 || status === 415) return [{ field: 'profilePic', message }];
  return refusedFields(error);
}
