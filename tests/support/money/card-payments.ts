import { randomInt } from 'node:crypto';
import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { readFlagSettings } from '../../../functions/src/platform/config/flag-settings.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, succeed } from '../api.ts';
import type { Person } from '../given/person.ts';
import { openCheckout, submitDeliverable } from './paid-campaigns.ts';
import { payOnHostedPage } from './payment-provider.ts';

/** A card in which the provider sees an elevated risk of fraud. */
export const ELEVATED = '4000 0000 0000 9235';

/** A card that nobody else has, in which the provider sees no risk. */
export const newCard = () => `4000057${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Stores 80 other cards as those with which somebody has paid for another loot just now. */
export async function storeManyCards({ uid }: Person): Promise<void> {
  const payment = { campaignId: 'cmp_other', at: deps().clock.now() };
  const numbers = Array.from({ length: 80 }, (_, number) => number);
  await unitOfWork(deps(), async (tx) => {
    await Promise.all(
      numbers.map((number) => tx.paymentCards.recordPayment({ uid, fingerprint: `other${number}` }, payment)),
    );
  });
}

/** Pays for a loot of 100 dollars with a card. */
export async function buyWith(card: string, payer: Person): Promise<CampaignView> {
  const sessionId = await openCheckout(payer, { budget: 10_000 });
  await payOnHostedPage(sessionId, 'paid', card);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, payer);
}

/** The flags about money of a new treasure for a loot, with these limits. */
export async function flagsWith(thresholds: string, campaign: CampaignView, by: Person): Promise<string[]> {
  const { id } = await submitDeliverable(campaign, by);
  return flagsOf(thresholds, id);
}

/** The flags about money of a treasure, with these limits. */
export async function flagsOf(thresholds: string, id: string): Promise<string[]> {
  const flags = readFlagSettings({ FLAG_THRESHOLDS: thresholds }, { emulated: true });
  const report = await evaluateFlags({ ...deps(), config: { ...deps().config, flags } }, id);
  return (report?.flags ?? []).map(({ name }) => name).filter((name) => /^(fast|risky|not)_/.test(name));
}

/** The open cases about a loot. */
export const openCasesOf = async ({ id }: CampaignView, admin: Person) =>
  (await succeed(listCases, { query: { status: 'open', limit: 50 } }, admin)).filter(
    ({ campaign_id: campaignId }) => campaignId === id,
  );
