import { AppError } from '../platform/app-error.ts';
import type { CallingBrowser } from '../platform/http/operation-route.ts';

/** The refusal of a mailed code that was used, has expired or never was one. Throws `too_many_requests` after many of a network. */
export async function refuseMailedCode(browser: Pick<CallingBrowser, 'countAs'>): Promise<AppError> {
  await browser.countAs('strangers');
  return mailedCodeRefused();
}

/** The refusal of a mailed code that does not do any more what it was mailed for. */
export function mailedCodeRefused(): AppError {
  const message = 'This link is invalid or has expired. Please request a new one.';
  return new AppError('invalid_input', message, { details: [{ field: 'body.code', message }] });
}
