import { PAYMENT_AUTHORIZATION_FAILED } from '@doubloon/contract/shared/errors.ts';
import { ApiError } from '../../shared/api/api-error.ts';

const messages = [
  {
    sign: 'no connected Stripe account',
    text: 'The creator has not connected their payment account. Please ask them to connect it in their profile.',
  },
  { sign: 'account needs verification', text: "The creator's account needs verification and setup." },
  {
    sign: 'Insufficient platform balance',
    text: 'The platform has insufficient funds. Please contact support.',
  },
  { sign: 'Insufficient campaign budget', text: 'The campaign budget is insufficient.' },
] as const;

/** What to tell an owner whose approval could not be paid; undefined when the failure is another one. */
export function paymentFailureText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.errorType !== PAYMENT_AUTHORIZATION_FAILED) return undefined;
  const details = typeof error.details === 'string' ? error.details : error.message;
  return messages.find(({ sign }) => details.includes(sign))?.text ?? `Payment Failed: ${details}`;
}
