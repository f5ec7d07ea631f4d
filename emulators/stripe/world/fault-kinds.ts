import type { ErrorBody } from '../shared/errors.ts';

/** Every failure that can be switched on, with its effect. */
export const faultKinds = {
  card_declined: 'refuses with 402 card_declined (decline code: see declineCode)',
  balance_insufficient: 'refuses with 400 balance_insufficient',
  rate_limit: 'refuses with 429 rate_limit, also a repeat whose answer is kept; an idempotency key keeps nothing',
  lock_timeout: 'refuses with 429 lock_timeout; an idempotency key keeps nothing',
  key_refused:
    'refuses with 403, as a restricted key without the permission is, also a repeat whose answer is kept; an idempotency key keeps nothing',
  api_error: 'fails with 500 and does nothing; an idempotency key keeps the 500',
  unavailable: 'fails with 503 and does nothing; an idempotency key keeps nothing',
  error: 'refuses with the given status and error; an idempotency key keeps it',
  api_error_after_effect: 'does the work, then fails with 500; an idempotency key keeps the 500',
  timeout_after_effect: 'does the work, then never answers; an idempotency key keeps the answer of the work',
  timeout_before_effect: 'does nothing and never answers; an idempotency key keeps nothing',
  reset_after_effect: 'does the work, then drops the connection; an idempotency key keeps the answer of the work',
  other_mode: 'does the work, and answers with an object of the other mode; an idempotency key keeps the right answer',
  slow: 'waits delayMs, or until all faults are cleared, before the work; meanwhile the idempotency key is in use',
  async_payment: 'on checkout.sessions.pay: the payment is confirmed later',
  refund_fails_later: 'on refunds.create: the refund is answered as succeeded and then fails',
  event_duplicated: 'on webhook: the event is delivered twice',
  event_delayed: 'on webhook: the event is first sent after delayMs',
  event_held: 'on webhook: the event is sent after the next one (or after delayMs), so out of order',
} as const;

/** The name of a failure that can be switched on. */
export type FaultKind = keyof typeof faultKinds;

/** One failure switched on: `on` is an operation's name, `*` for every API request, `webhook` or `webhook:EVENT_TYPE`. */
export interface Fault {
  id: string;
  on: string;
  kind: FaultKind;
  /** Strikes only requests and events that name this id, such as a transfer's account or an event's session; null for all. */
  about: string | null;
  /** How often it still strikes; null for always. */
  times: number | null;
  /** Real milliseconds. */
  delayMs: number;
  declineCode: string;
  status: number;
  error: ErrorBody | null;
}
