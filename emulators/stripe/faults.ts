import {
  StripeFailure,
  balanceInsufficient,
  cardDeclined,
  refused,
  serverError,
  tooMany,
  type ErrorBody,
} from './errors.ts';
import { newId } from './ids.ts';
import type { World } from './world.ts';

/** Every failure that can be switched on, and what it does. */
export const faultKinds = {
  card_declined: 'refuses with 402 card_declined (decline code: see declineCode)',
  balance_insufficient: 'refuses with 400 balance_insufficient',
  rate_limit: 'refuses with 429 rate_limit; an idempotency key keeps nothing',
  lock_timeout: 'refuses with 429 lock_timeout; an idempotency key keeps nothing',
  api_error: 'fails with 500 and does nothing; an idempotency key keeps the 500',
  unavailable: 'fails with 503 and does nothing; an idempotency key keeps nothing',
  error: 'refuses with the given status and error; an idempotency key keeps it',
  api_error_after_effect: 'does the work, then fails with 500; an idempotency key keeps the 500',
  timeout_after_effect: 'does the work, then never answers; an idempotency key keeps the answer of the work',
  timeout_before_effect: 'does nothing and never answers; an idempotency key keeps nothing',
  reset_after_effect: 'does the work, then drops the connection; an idempotency key keeps the answer of the work',
  slow: 'waits delayMs before the work; meanwhile the idempotency key is in use',
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
  /** How often it still strikes; null for always. */
  times: number | null;
  /** Real milliseconds. */
  delayMs: number;
  declineCode: string;
  status: number;
  error: ErrorBody | null;
}

/** What a caller of the control endpoint may say about a fault. */
export type FaultRequest = Partial<Omit<Fault, 'id'>> & Pick<Fault, 'kind' | 'on'>;

const webhookKinds: FaultKind[] = ['event_duplicated', 'event_delayed', 'event_held'];

/** Switches a failure on, once unless `times` says otherwise. Throws when the kind is unknown or does not fit `on`. */
export function addFault(world: World, request: FaultRequest): Fault {
  if (!Object.hasOwn(faultKinds, request.kind)) {
    throw refused(`Unknown fault '${request.kind}'; known are ${Object.keys(faultKinds).join(', ')}`, {
      param: 'kind',
    });
  }
  const aimsAtWebhook = request.on === 'webhook' || request.on.startsWith('webhook:');
  if (aimsAtWebhook !== webhookKinds.includes(request.kind)) {
    throw refused(`The fault '${request.kind}' cannot strike on '${request.on}'`, { param: 'on' });
  }
  const fault: Fault = {
    id: newId('fault'),
    on: request.on,
    kind: request.kind,
    times: request.times === undefined ? 1 : request.times,
    delayMs: request.delayMs ?? 2000,
    declineCode: request.declineCode ?? 'generic_decline',
    status: request.status ?? 400,
    error: request.error ?? null,
  };
  world.store.state.faults.set(fault.id, fault);
  return fault;
}

/** The fault that strikes now on one of these targets, first switched on first; it is used up once more. */
export function strike(world: World, targets: string[]): Fault | undefined {
  const { faults } = world.store.state;
  const first = faults.values().find(({ on }) => targets.includes(on));
  const fault = first && faults.get(first.id);
  if (fault && fault.times !== null) {
    fault.times -= 1;
    if (fault.times <= 0) faults.delete(fault.id);
  }
  return fault && { ...fault };
}

/** The failure a fault answers before any work is done, if it is of that sort. */
export function failureBefore(fault: Fault): StripeFailure | undefined {
  switch (fault.kind) {
    case 'card_declined':
      return cardDeclined(fault.declineCode);
    case 'balance_insufficient':
      return balanceInsufficient();
    case 'rate_limit':
    case 'lock_timeout':
      return tooMany(fault.kind);
    case 'api_error':
      return serverError(500);
    case 'unavailable': {
      const { status, body } = serverError(503);
      return new StripeFailure(status, body, false);
    }
    case 'error':
      return new StripeFailure(
        fault.status,
        fault.error ?? { type: 'invalid_request_error', message: 'A switched-on failure.' },
      );
    default:
      return undefined;
  }
}
