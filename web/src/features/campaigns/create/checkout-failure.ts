import { ApiError, failureText, withReason } from '../../../shared/api/api-error.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';

/** Says why somebody cannot go to the checkout: what the server refused, what the client itself refused, or that no answer came. */
export function checkoutFailure(what: string, error: unknown): string {
  if (error instanceof ApiError && error.status !== 0) return failureText(campaignsText.checkoutFailed, error);
  const isOwn = error instanceof Error && !(error instanceof ApiError);
  return withReason(what, (isOwn && error.message) || 'Please try again.');
}
