import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { createStripeStandIn, type DisputeKind, type FaultKind } from '../../../emulators/stripe/index.ts';
import { callRaw, deps, type RawAnswer } from '../api.ts';

// One per test file, so that switched-on failures strike nobody else. Set before anything reads the configuration.
let now = Date.now;
const standIn = await createStripeStandIn({ port: 0, clock: () => now(), settings: { captureDelay: 0 } });
process.env['STRIPE_API_BASE'] = standIn.url;

afterAll(() => standIn.close());

beforeEach(clearFaults);

/** Lets every request succeed again. */
export async function clearFaults(): Promise<void> {
  const response = await fetch(`${standIn.url}/_control/faults`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The faults were not cleared: ${response.status}`);
}

/** Lets time pass for the provider as it does for the product; else it has the real time. */
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

/** The next requests (one unless `times` says otherwise, null for all) to an operation such as `transfers.create` fail this way. */
export async function failNext(on: string, kind: FaultKind, more: object = {}): Promise<void> {
  await control('/faults', { on, kind, ...more });
}

/** Does what a person does on the hosted checkout page, with a card of their own unless its number is given. */
export async function payOnHostedPage(sessionId: string, outcome = 'paid', card?: string): Promise<Response> {
  return fetch(`${standIn.url}/c/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome, ...(card !== undefined && { card }) }),
    redirect: 'manual',
  });
}

/** Does what a person does in a checkout that is embedded in the product's page. */
export async function payEmbedded(sessionId: string): Promise<void> {
  await control(`/checkout/sessions/${sessionId}/pay`);
}

/** Ends a payment that was to be confirmed later. */
export async function confirmPayment(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  await control(`/checkout/sessions/${sessionId}/settle`, { outcome });
}

/** Approves the platform for accounts that can be sent transfers and take no cards, or withdraws it. */
export async function approveTransfersOnly(isApproved: boolean): Promise<void> {
  await control('/platform', { may_transfer_only: isApproved });
}

/** Lets the capture of payments take so many seconds from now on; without it, they are captured at once. */
export async function delayCaptures(seconds: number): Promise<void> {
  await control('/platform', { capture_delay: seconds });
}

/** Ends the capture of a charge, with which the provider names its fee. */
export async function finishCapture(chargeId: string): Promise<void> {
  await control(`/charges/${chargeId}/capture`);
}

/** Lets everything settle that is pending at the provider, such as a transfer on its creator's balance. */
export async function settleBalances(): Promise<void> {
  await control('/balance/settle');
}

/** Adds money to the platform's available balance, in cents. */
export async function topUp(amount: number): Promise<void> {
  await control('/balance', { amount });
}

/** The card or bank account that a person is paid to, by its numbers. */
interface PaidTo {
  readonly account_number?: string;
  readonly debit_card?: string;
}

/** Does what a person does on the hosted onboarding page, with a bank account of their own unless its number is given. */
export async function finishOnboarding(
  accountId: string,
  outcome: 'complete' | 'half' | 'pending' | 'rejected' = 'complete',
  paidTo: PaidTo = {},
): Promise<void> {
  await control(`/accounts/${accountId}/onboarding`, { outcome, ...paidTo });
}

/** The provider asks for more of an account, which is disabled at once unless there is a `deadline` in Unix seconds; `reason` says why what it has does not do. */
export async function askForMore(
  accountId: string,
  requirements: readonly string[],
  more: { readonly reason?: string; readonly deadline?: number } = {},
): Promise<void> {
  await control(`/accounts/${accountId}/ask`, { requirements, ...more });
}

/** The creator takes the platform's access to the account away; the event that says so is not delivered. */
export async function deauthorize(accountId: string): Promise<void> {
  await control(`/accounts/${accountId}/deauthorize`);
}

/** Delivers the event that says that the platform's access to an account has ended, which nobody can look at any more. */
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

/** Pays all that an account has available out to its bank; returns the payout's id. */
export async function payOutAccount(accountId: string): Promise<string> {
  return ((await control(`/accounts/${accountId}/payout`)) as { id: string }).id;
}

/** The bank of a creator sends a payout from their balance at the provider back, for this reason. */
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

/** The issuer of the card warns that a payment may be fraud; answers the warning's id. */
export async function warnOfFraud(charge: string): Promise<string> {
  return ((await control('/fraud-warnings', { charge })) as { id: string }).id;
}

/** The bank makes a chargeback of its inquiry. */
export async function escalateDispute(id: string): Promise<void> {
  await control(`/disputes/${id}/escalate`);
}

export async function closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
  await control(`/disputes/${id}/close`, { status });
}

/** Lets a lost dispute be appealed. */
export async function offerAppeal(id: string): Promise<void> {
  await control(`/disputes/${id}/appeal`);
}

/** The newest event of a type about an object, as the provider keeps it. */
export async function eventAbout(
  type: Stripe.Event.Type,
  objectId: string,
  options: { account?: string } = {},
): Promise<Stripe.Event> {
  // Not over the API, whose answers a test may let fail.
  const response = await fetch(`${standIn.url}/_control/events`);
  const { events } = (await response.json()) as { readonly events: readonly Stripe.Event[] };
  const found = events.findLast(
    (event) =>
      event.type === type && event.account === options.account && (event.data.object as { id: string }).id === objectId,
  );
  if (!found) throw new Error(`There is no ${type} about ${objectId}`);
  return found;
}

/** The read requests of the last 30 days, by the provider's count. */
export async function readsAtProvider(): Promise<{ reads: number; transactions: number; allowed: number }> {
  return (await fetch(`${standIn.url}/_control/reads`)).json() as Promise<Awaited<ReturnType<typeof readsAtProvider>>>;
}

/** Delivers an event to its endpoint, signed as the provider signs it unless another secret is given. */
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
