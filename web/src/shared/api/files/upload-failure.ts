import { ApiError, failureText } from '../api-error.ts';

/** Answers that the next file would get as well: who one is, what one may, how often, how much. */
const ABOUT_EVERY_FILE = [401, 403, 409, 429];

/** Returns the sentence for a failed upload, beginning with `what` failed; it blames the connection only when no answer came. */
export function uploadFailure(what: string, error: unknown): string {
  return failureText(what, error, isSilence(error) ? 'No connection' : undefined);
}

/** True when the next file would fail to upload for the same reason. */
export function isOfEveryFile(error: unknown): boolean {
  return error instanceof ApiError && (isSilence(error) || ABOUT_EVERY_FILE.includes(error.status));
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}
