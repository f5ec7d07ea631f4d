import { ApiError, messageOf } from '../../shared/api/api-error.ts';

const OFFLINE = 'No connection';
/** Answers that the next file would get as well: who one is, what one may, how often, how much. */
const ABOUT_EVERY_FILE = [401, 403, 409, 429];

/** What went wrong with an upload, and whether it would go wrong with the next file, too. */
export function uploadFailure(error: unknown): { message: string; ofEveryFile: boolean } {
  const known = error instanceof ApiError ? error : undefined;
  if (known?.code === 'network') return { message: OFFLINE, ofEveryFile: true };
  return {
    message: messageOf(error, 'Unknown error'),
    ofEveryFile: known !== undefined && ABOUT_EVERY_FILE.includes(known.status),
  };
}
