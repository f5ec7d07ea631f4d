import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { applicationsText } from '../../shared/text/applications.ts';

/** What is said when an application could not be sent, changed or withdrawn: the server's words, if it had any. */
export function applyFailure(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered ? messageOf(error, applicationsText.applyFailed) : applicationsText.applyFailed;
}
