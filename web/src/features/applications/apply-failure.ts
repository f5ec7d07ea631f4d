import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { applicationsText } from '../../shared/text/applications.ts';

/** Returns the message for an application that could not be sent, changed or withdrawn: the server's own, if it sent one. */
export function applyFailure(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered ? messageOf(error, applicationsText.applyFailed) : applicationsText.applyFailed;
}
