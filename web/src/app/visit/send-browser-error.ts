import { plainMessage, plainStack } from '@doubloon/contract/system/browser-error.ts';
import { reportBrowserError } from '@doubloon/contract/system/operations.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { BUILD } from '../../shared/build.ts';

/** A page that keeps failing says so often enough with these. */
const MAX_OF_A_PAGE = 5;

/** The share of errors after a page's first that are reported: most follow from it. */
const SHARE_OF_LATER = 0.25;

const seen = new Set<string>();
let sent = 0;

/**
 * Reports an error of this page once, at most five different ones and not all of those, without anything about the person. Refusals of the API are no errors of
 * the page, those of browser extensions are not the product's, and nothing can be sent offline. Never throws.
 */
export async function sendBrowserError(error: unknown, route = '*'): Promise<void> {
  if (!(error instanceof Error) || error instanceof ApiError || !navigator.onLine) return;
  const name = /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error';
  const stack = plainStack(name, error.message, error.stack ?? '');
  if (/-extension:\/\//.test(error.stack ?? '') || seen.has(stack) || sent >= MAX_OF_A_PAGE) return;
  seen.add(stack);
  if (sent > 0 && Math.random() >= SHARE_OF_LATER) return;
  sent += 1;
  const release = /[\w.-]*$/.exec(new URL(BUILD).pathname)?.[0] ?? '';
  const body = { name, message: plainMessage(error.message), stack, route, release };
  await request(reportBrowserError, { body }).catch(() => undefined);
}
