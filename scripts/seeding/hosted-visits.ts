import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';

/** Sends a form of a hosted page without following where it leads. */
async function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/**
 * Pays a hosted checkout as a person does with its button, with a card of their own unless its number is given. Throws when the page did not lead to the
 * success address.
 */
export async function payCheckout(checkoutUrl: string, card?: string): Promise<void> {
  const { status } = await submit(checkoutUrl, { outcome: 'paid', ...(card !== undefined && { card }) });
  if (status !== 303) throw new Error(`the checkout page answered ${status} instead of leading on`);
}

/** Numbers that a person is paid to. */
export interface PaidTo {
  readonly account_number?: string;
  readonly debit_card?: string;
}

/** Goes through the hosted onboarding to its end, with a bank account of their own unless its number is given. */
export async function completeOnboarding(linkUrl: string, paidTo: PaidTo = {}): Promise<void> {
  const opened = await fetch(linkUrl);
  const { status } = await submit(opened.url, { outcome: 'complete', ...paidTo });
  if (status !== 303) throw new Error(`the onboarding page answered ${status} instead of leading on`);
}

/** Puts a text on a profile page of the social web stand-in. */
export async function writeOnProfile(
  socialWeb: string,
  platform: PlatformId,
  handle: string,
  bio: string,
): Promise<void> {
  const response = await fetch(`${socialWeb}/_control/profiles/${platform}/${handle}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bio }),
  });
  if (!response.ok) throw new Error(`the profile of ${handle} could not be changed: ${await response.text()}`);
}

/** Makes the platform's balance too small for the next transfer, or for the next one to this account. */
export async function emptyBalanceOnce(stripe: string, account?: string): Promise<void> {
  const response = await fetch(`${stripe}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on: 'transfers.create', kind: 'balance_insufficient', about: account }),
  });
  if (!response.ok) throw new Error(`the payment provider could not be told to fail: ${await response.text()}`);
}

/** Takes the latest transfer back as somebody does on the payment provider's own site. */
export async function takeBackLatestTransfer(stripe: string): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const listed = await fetch(`${stripe}/v1/transfers?limit=1`, { headers });
  const { data } = z.object({ data: z.tuple([z.object({ id: z.string() })]) }).parse(await listed.json());
  const response = await fetch(`${stripe}/v1/transfers/${data[0].id}/reversals`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`the transfer could not be taken back: ${await response.text()}`);
}
