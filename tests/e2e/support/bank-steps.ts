import { z } from 'zod';
import { campaignIdOf } from '../../../functions/src/payments/checkouts/complete-checkout.ts';
import { suiteAddresses } from './suite-addresses.ts';

const Sessions = z.object({ data: z.array(z.object({ id: z.string(), payment_intent: z.string().nullable() })) });
const Intent = z.object({ latest_charge: z.string() });
const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
const Transfers = z.object({ data: z.array(z.object({ amount: z.int(), source_transaction: z.string().nullable() })) });
const Refunds = z.object({
  data: z.array(z.object({ amount: z.int(), status: z.string(), reason: z.string().nullable() })),
});

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const response = await fetch(`${suiteAddresses().stripe}/v1${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return schema.parse(await response.json());
}

async function act(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${suiteAddresses().stripe}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** The charge of the payment that a loot began with, among the latest hundred payments. */
async function chargeOf(campaignId: string): Promise<string> {
  const { data } = await read('/checkout/sessions?limit=100', Sessions);
  const intent = data.find(({ id }) => campaignIdOf(id) === campaignId)?.payment_intent;
  if (!intent) throw new Error(`nobody has paid for ${campaignId} lately`);
  return (await read(`/payment_intents/${intent}`, Intent)).latest_charge;
}

/** The card's issuer warns that the payment for a loot may be fraud. */
export async function warnOfFraud(campaignId: string): Promise<void> {
  await act('/fraud-warnings', { charge: await chargeOf(campaignId) });
}

/** The payer's bank disputes the payment for a loot. */
export async function disputePayment(campaignId: string): Promise<void> {
  await act('/disputes', { charge: await chargeOf(campaignId) });
}

/** The bank decides the dispute of the payment for a loot against the platform. */
export async function loseDispute(campaignId: string): Promise<void> {
  const { data } = await read(`/disputes?charge=${await chargeOf(campaignId)}`, Listed);
  await act(`/disputes/${data[0]?.id ?? '-'}/close`, { status: 'lost' });
}

/**
 * Returns what the provider has sent out of the payment for a loot, in cents: to creators, among its latest hundred transfers, and back to the card, with how
 * each refund stands and its reason.
 */
export async function sentFrom(campaignId: string) {
  const charge = await chargeOf(campaignId);
  const transfers = await read('/transfers?limit=100', Transfers);
  const toCreators = transfers.data.filter(({ source_transaction: source }) => source === charge);
  const { data: toCard } = await read(`/refunds?charge=${charge}`, Refunds);
  return { toCreators: toCreators.map(({ amount }) => amount), toCard };
}

/** Somebody refunds the payment for a loot on the provider's own pages. */
export async function refundByHand(campaignId: string): Promise<void> {
  const response = await fetch(`${suiteAddresses().stripe}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_standin' },
    body: new URLSearchParams({ charge: await chargeOf(campaignId) }),
  });
  if (!response.ok) throw new Error(`the refund was refused: ${await response.text()}`);
}

/** The bank sends the latest refund of the payment for a loot back. */
export async function sendRefundBack(campaignId: string): Promise<void> {
  const { data } = await read(`/refunds?charge=${await chargeOf(campaignId)}`, Listed);
  await act(`/refunds/${data[0]?.id ?? '-'}/fail`);
}

/** From now on a payment that its bank confirms later waits for `settlePayment`, however long a test takes. */
export async function holdLatePayments(): Promise<void> {
  await act('/platform', { async_payment_delay: 24 * 60 * 60 });
}

/** The bank confirms the payment of a checkout session, or refuses it. */
export async function settlePayment(sessionId: string, outcome: 'failed' | 'succeeded'): Promise<void> {
  await act(`/checkout/sessions/${sessionId}/settle`, { outcome });
}

/** Makes everything that was paid and transferred so far available to the platform and to the creators. */
export async function settleBalances(): Promise<void> {
  await act('/balance/settle');
}
