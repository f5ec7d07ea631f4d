import { Router, json, type Request, type Response } from 'express';
import { askForMore } from './accounts/ask-for-more.ts';
import { getAccount, rejectAccount, revokeAccess } from './accounts/accounts.ts';
import { move, settleBalances } from './balances/balance.ts';
import { attemptPayment, settlePayment, type PaymentOutcome } from './checkout/checkout-payments.ts';
import { finishCapture } from './charges/captures.ts';
import {
  answerAppeal,
  closeDispute,
  escalateDispute,
  keepDisputeFee,
  offerAppeal,
} from './charges/dispute-decisions.ts';
import { disputeKinds, openDispute } from './charges/disputes.ts';
import { fraudTypes, warnOfFraud } from './charges/fraud-warnings.ts';
import { StripeFailure, refused } from './shared/errors.ts';
import { redeliver } from './events/events.ts';
import { faultKinds } from './world/fault-kinds.ts';
import { addFault, clearFaults, type FaultRequest } from './world/faults.ts';
import { limitations } from './api/limitations.ts';
import { finishOnboarding, onboardingOutcomes } from './accounts/onboarding.ts';
import { operations } from './api/operations.ts';
import { readsShown } from './api/reads.ts';
import { failPayout, payOut } from './accounts/payouts.ts';
import { failRefund } from './charges/refunds.ts';
import { letTimePass } from './time-passing.ts';
import type { World } from './world/world.ts';

type Body = Record<string, unknown>;

/**
 * Routes that only tests and developers call: switch failures on and off, and act as people, banks and time. JSON in and out, under /_control; failures have
 * Stripe's shape. `changed` is called after each effect.
 */
export function controlRouter(world: World, changed: () => void): Router {
  const router = Router();
  router.use(json());
  const route = (method: 'delete' | 'get' | 'post', path: string, work: (id: string, body: Body) => unknown) => {
    router[method](path, (request: Request, response: Response) => {
      try {
        const body = (request.body ?? {}) as Body;
        const answer = work(String(request.params.id ?? ''), body);
        if (method !== 'get') world.store.save();
        changed();
        response.json(answer ?? { done: true });
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        response.status(error.status).json({ error: error.body });
      }
    });
  };
  const { store } = world;

  route('get', '/', () => ({ operations: operations.map(({ name }) => name), faultKinds, limitations }));
  route('post', '/reset', () => store.reset());
  route('post', '/time-passed', () => ({ changed: letTimePass(world) }));
  route('get', '/reads', () => readsShown(world));
  route('get', '/deliveries', () => ({ deliveries: store.state.deliveries.values() }));
  route('get', '/events', () => ({ events: store.state.events.values() }));
  route('post', '/events/:id/redeliver', (id) => redeliver(world, id));

  route('get', '/faults', () => ({ faults: store.state.faults.values() }));
  route('post', '/faults', (_id, body) => addFault(world, faultRequest(body)));
  route('delete', '/faults', () => clearFaults(world));
  route('delete', '/faults/:id', (id) => store.state.faults.delete(id));

  route('post', '/balance', (_id, body) => {
    const amount = wholeNumber(body.amount);
    return { balance_transaction: move(world, null, { type: 'topup', amount, source: 'topup' }) };
  });
  route('post', '/platform', (_id, body) => {
    const { capture_delay: capture, async_payment_delay: asyncPayment, may_transfer_only: isApproved } = body;
    if (typeof capture === 'number') world.settings.captureDelay = capture;
    if (typeof asyncPayment === 'number') world.settings.asyncPaymentDelay = asyncPayment;
    if (typeof isApproved === 'boolean') world.settings.mayTransferOnly = isApproved;
  });
  route('post', '/balance/settle', () => settleBalances(world));
  route(
    'post',
    '/checkout/sessions/:id/pay',
    (id, body) =>
      attemptPayment(world, id, paymentOutcome(body), { cardNumber: text(body.card, 'card') }).session.object,
  );
  route('post', '/checkout/sessions/:id/settle', (id, body) => {
    return settlePayment(world, id, word(body.outcome, ['succeeded', 'failed'], 'outcome')).object;
  });
  route('post', '/charges/:id/capture', (id, body) =>
    finishCapture(world, id, body.fee === 0 || body.fee === undefined ? body.fee : wholeNumber(body.fee)),
  );
  route('post', '/accounts/:id/onboarding', (id, body) =>
    finishOnboarding(world, id, word(body.outcome, onboardingOutcomes, 'outcome'), {
      accountNumber: text(body.account_number, 'account_number'),
      debitCard: text(body.debit_card, 'debit_card'),
    }),
  );
  route('post', '/accounts/:id/ask', (id, body) =>
    askForMore(world, id, {
      requirements: texts(body.requirements, 'requirements'),
      reason: text(body.reason, 'reason'),
      deadline: body.deadline === undefined ? undefined : wholeNumber(body.deadline),
    }),
  );
  route('post', '/accounts/:id/reject', (id) => {
    const { object } = getAccount(world, id);
    rejectAccount(world, object, 'rejected.other');
    return object;
  });
  route('post', '/accounts/:id/deauthorize', (id) => revokeAccess(world, getAccount(world, id), 'revoked'));
  route('post', '/accounts/:id/payout', (id, body) =>
    payOut(world, id, body.amount === undefined ? undefined : wholeNumber(body.amount)),
  );
  route('post', '/payouts/:id/fail', (id, body) =>
    failPayout(world, id, text(body.failure_code, 'failure_code') ?? 'could_not_process'),
  );
  route('post', '/refunds/:id/fail', (id) => failRefund(world, id));
  route('post', '/disputes', (_id, body) =>
    openDispute(world, {
      charge: String(body.charge),
      ...(body.amount === undefined ? {} : { amount: wholeNumber(body.amount) }),
      ...(typeof body.reason === 'string' ? { reason: body.reason } : {}),
      kind: word(body.kind ?? 'chargeback', disputeKinds, 'kind'),
    }),
  );
  route('post', '/fraud-warnings', (_id, body) =>
    warnOfFraud(world, {
      charge: String(body.charge),
      fraudType: word(body.fraud_type ?? 'made_with_stolen_card', fraudTypes, 'fraud_type'),
    }),
  );
  route('post', '/disputes/:id/escalate', (id) => escalateDispute(world, id));
  route('post', '/disputes/:id/appeal', (id) => offerAppeal(world, id));
  route('post', '/disputes/:id/answer-appeal', (id) => answerAppeal(world, id));
  route('post', '/disputes/:id/fee', (id, body) => keepDisputeFee(world, id, someCents(body.amount)));
  route('post', '/disputes/:id/close', (id, body) =>
    closeDispute(world, id, word(body.status, ['won', 'lost', 'warning_closed'], 'status')),
  );
  return router;
}

function paymentOutcome(body: Body): PaymentOutcome {
  const kind = word(body.outcome ?? 'paid', ['paid', 'declined', 'challenged', 'confirmed_later'], 'outcome');
  if (kind === 'challenged') return { kind };
  if (kind === 'paid') return { kind, method: word(body.method ?? 'card', ['card', 'paynow'], 'method') };
  if (kind === 'declined') return { kind, code: typeof body.code === 'string' ? body.code : 'generic_decline' };
  return { kind, ends: word(body.ends ?? 'succeeded', ['succeeded', 'failed'], 'ends') };
}

function faultRequest(body: Body): FaultRequest {
  if (typeof body.on !== 'string' || typeof body.kind !== 'string') {
    throw refused('A fault needs "on" (an operation, * or webhook) and "kind"', { param: 'on' });
  }
  if (body.about !== undefined && typeof body.about !== 'string') {
    throw refused('"about" is the id of what a fault strikes', { param: 'about' });
  }
  if (body.times !== undefined && body.times !== null) wholeNumber(body.times);
  return body as unknown as FaultRequest;
}

function someCents(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value !== 0) return value;
  throw refused(`Not an amount of cents, which may be negative: ${String(value)}`);
}

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw refused('Expected a whole number above 0', { code: 'parameter_invalid_integer' });
}

function text(value: unknown, param: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw refused(`${param} must be a text`, { param });
}

function texts(value: unknown, param: string): string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw refused(`${param} must be a list of texts`, { param });
}

function word<const T extends string>(value: unknown, words: readonly T[], param: string): T {
  const found = words.find((known) => known === value);
  if (found) return found;
  throw refused(`${param} must be one of ${words.join(', ')}`, { param });
}
