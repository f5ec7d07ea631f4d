import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { createStripeStandIn, type DisputeKind, type FaultKind, WALLETS } from '../../../emulators/stripe/index.ts';
import { callRaw, deps, type RawAnswer } from '../api.ts';

// One stand-in per test file, so that injected failures affect no other file. Set before anything reads the configuration.
let now = Date.now;
const standIn = await createStripeStandIn({
  port: 0,
  clock: () => now(),
  settings: { captureDelay: 0, shownWallets: WALLETS },
});
process.env['STRIPE_API_BASE'] = standIn.url;

afterAll(() => standIn.close());

beforeEach(clearFaults);

/** Lets every request succeed again. */
export async function clearFaults(): Promise<void> {
  const response = await fetch(`${standIn.url}/_control/faults`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The faults were not cleared: ${response.status}`);
}

/** Makes the provider use the product's clock; by default it uses the real time. */
export function shareTime(clock: () => number): void {
  now = clock;
}

async function control(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${standIn.url}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The payment provider refused ${path}: ${await response.text()}`);
  return response.json();
}

/** Makes the next requests (one by default, null for all) to an operation such as `transfers.create` fail in this way. */
export async function failNext(on: string, kind: FaultKind, more: object = {}): Promise<void> {
  await control('/faults', { on, kind, ...more });
}

/** Pays on the hosted checkout page as a person does, with a new card unless its number is given. */
export async function payOnHostedPage(sessionId: string, outcome = 'paid', card?: string): Promise<Response> {
  return fetch(`${standIn.url}/c/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome, ...(card !== undefined && { card }) }),
    redirect: 'manual',
  });
}

/** Pays in a checkout that is embedded in the product's page, as a person does. */
export async function payEmbedded(sessionId: string): Promise<void> {
  await control(`/checkout/sessions/${sessionId}/pay`);
}

/** Confirms or fails a payment that was to be confirmed later. */
export async function confirmPayment(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  await control(`/checkout/sessions/${sessionId}/settle`, { outcome });
}

/** Gives the platform the approval for accounts that receive transfers and take no cards, or withdraws it. */
export async function approveTransfersOnly(isApproved: boolean): Promise<void> {
  await control('/platform', { may_transfer_only: isApproved });
}

/** Delays the capture of payments by so many seconds; by default they are captured at once. */
export async function delayCaptures(seconds: number): Promise<void> {
  await control('/platform', { capture_delay: seconds });
}

/** Completes the capture of a charge, whereupon the provider reports its fee: the usual one, or so many cents. */
export async function finishCapture(chargeId: string, fee?: number): Promise<void> {
  await control(`/charges/${chargeId}/capture`, { fee });
}

/** Settles everything that is pending at the provider, such as a transfer on its creator's balance. */
export async function settleBalances(): Promise<void> {
  await control('/balance/settle');
}

/** Adds money to the platform's available balance, in cents. */
export async function topUp(amount: number): Promise<void> {
  await control('/balance', { amount });
}

/** The card or bank account to which a person is paid, by its number. */
interface PaidTo {
  readonly account_number?: string;
  readonly debit_card?: string;
}

/** Completes the hosted onboarding page as a person does, with a new bank account unless its number is given. */
export async function finishOnboarding(
  accountId: string,
  outcome: 'complete' | 'half' | 'pending' | 'rejected' = 'complete',
  paidTo: PaidTo = {},
): Promise<void> {
  await control(`/accounts/${accountId}/onboarding`, { outcome, ...paidTo });
}

/**
 * Makes the provider require more of an account, which is disabled at once unless there is a `deadline` in Unix seconds; `reason` says why the provided details
 * are insufficient.
 */
export async function askForMore(
  accountId: string,
  requirements: readonly string[],
  more: { readonly reason?: string; readonly deadline?: number } = {},
): Promise<void> {
  await control(`/accounts/${accountId}/ask`, { requirements, ...more });
}

/** Makes the creator revoke the platform's access to the account, without delivering the event about it. */
export async function deauthorize(accountId: string): Promise<void> {
  await control(`/accounts/${accountId}/deauthorize`);
}

/** Delivers the event that the platform's access to an account has ended; the account itself is no longer accessible. */
export async function deliverDeauthorized(accountId: string): Promise<void> {
  const { status } = await deliver({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'account.application.deauthorized',
    livemode: false,
    account: accountId,
    data: { object: { id: 'ca_any', object: 'application' } },
  } as never);
  if (status !== 200) throw new Error(`The end of the access to ${accountId} was answered with ${status}`);
}

/** Pays everything available in an account out to its bank; returns the payout's id. */
export async function payOutAccount(accountId: string): Promise<string> {
  return ((await control(`/accounts/${accountId}/payout`)) as { id: string }).id;
}

/** Makes a creator's bank return a payout from their balance at the provider, for this reason. */
export async function failBankPayout(id: string, code?: string): Promise<void> {
  await control(`/payouts/${id}/fail`, { failure_code: code });
}

export async function failRefund(refundId: string): Promise<void> {
  await control(`/refunds/${refundId}/fail`);
}

export async function openDispute(charge: string, amount?: number, kind: DisputeKind = 'chargeback'): Promise<string> {
  const body = { charge, kind, ...(amount !== undefined && { amount }) };
  return ((await control('/disputes', body)) as { id: string }).id;
}

/** Makes the provider keep another fee for a dispute, or give one back, in cents, without an event about it. */
export async function keepDisputeFee(id: string, amount: number): Promise<void> {
  await control(`/disputes/${id}/fee`, { amount });
}

/** Makes the card's issuer warn that a payment may be fraud; returns the warning's id. */
export async function warnOfFraud(charge: string): Promise<string> {
  return ((await control('/fraud-warnings', { charge })) as { id: string }).id;
}

/** Makes the bank turn its inquiry into a chargeback. */
export async function escalateDispute(id: string): Promise<void> {
  await control(`/disputes/${id}/escalate`);
}

export async function closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
  await control(`/disputes/${id}/close`, { status });
}

/** Allows a lost dispute to be appealed. */
export async function offerAppeal(id: string): Promise<void> {
  await control(`/disputes/${id}/appeal`);
}

/** Answers the appeal against a lost dispute, as the platform's people do at the provider. */
export async function answerAppeal(id: string): Promise<void> {
  await control(`/disputes/${id}/answer-appeal`);
}

/** Returns the newest event of a type about an object, as the provider stores it. */
export async function eventAbout(
  type: Stripe.Event.Type,
  objectId: string,
  options: { account?: string } = {},
): Promise<Stripe.Event> {
  // The events are not read over the API, whose answers a test may make fail.
  const response = await fetch(`${standIn.url}/_control/events`);
  const { events } = (await response.json()) as { readonly events: readonly Stripe.Event[] };
  const found = events.findLast(
    (event) =>
      event.type === type && event.account === options.account && (event.data.object as { id: string }).id === objectId,
  );
  if (!found) throw new Error(`There is no ${type} about ${objectId}`);
  return found;
}

/** Returns the read requests of the last 30 days, as counted by the provider. */
export async function readsAtProvider(): Promise<{ reads: number; transactions: number; allowed: number }> {
  return (await fetch(`${standIn.url}/_control/reads`)).json() as Promise<Awaited<ReturnType<typeof readsAtProvider>>>;
}

/** Delivers an event to its endpoint, signed like the provider's unless another secret is given. */
export function deliver(event: Stripe.Event, secret?: string): Promise<RawAnswer> {
  const { stripe, config } = deps();
  const connect = event.account !== undefined;
  const own = connect ? config.stripe.connectWebhookSecret : config.stripe.webhookSecret;
  const body = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: secret ?? own ?? '' });
  return callRaw('POST', connect ? '/webhooks/stripe-connect' : '/webhooks/stripe', {
    body,
    headers: { 'stripe-signature': signature },
  });
}
