import { decideCase, getCampaignBooks, listCases } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import type { AdminCaseView } from '@doubloon/contract/cases/case.ts';
import type { LedgerAccount } from '@doubloon/contract/payments/ledger.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, expect } from 'vitest';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { deps, logLines, succeed } from '../api.ts';
import { createPerson } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { stopClock } from '../setup/moving-clock.ts';
import { coverRefunds, expectBalancedBooks, fundsOf, openCheckout } from './paid-campaigns.ts';
import { deliver, eventAbout, payOnHostedPage, warnOfFraud } from './payment-provider.ts';

export const DAY_MINUTES = 24 * 60;

let cards = 0;
/** Returns the number of a stolen card that the provider rates as no risk; no other test has it. */
export const stolenCard = (): string => `4000058${String((cards += 1)).padStart(9, '0')}`;

/** Buys a loot of SGD 1,000 with a card. */
export async function buyWith(
  card: string,
  payer: Person,
  fields: Parameters<typeof openCheckout>[1] = {},
): Promise<CampaignView> {
  const sessionId = await openCheckout(payer, fields);
  await payOnHostedPage(sessionId, 'paid', card);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, payer);
}

/** Makes the issuer of the card that paid for a loot warn of fraud, and notifies the product. */
export async function fraudWarning({ id }: Pick<CampaignView, 'id'>): Promise<void> {
  const warning = await warnOfFraud((await fundsOf(id)).chargeId);
  await deliver(await eventAbout('radar.early_fraud_warning.created', warning));
}

export const runJob = (name: 'resolve-payouts' | 'settle-refunds' | 'decide-overdue') =>
  succeed(runScheduledJob, { params: { name } });

/** Returns the non-empty accounts of a campaign's ledger in cents, after checking that the ledger balances and agrees with the provider. */
export async function centsOf({ id }: Pick<CampaignView, 'id'>): Promise<Partial<Record<LedgerAccount, number>>> {
  const { differences } = await examineBooks(deps(), { after: null, limit: 100 });
  expect(differences.filter(({ campaignId }) => campaignId === id)).toEqual([]);
  const sums: Partial<Record<LedgerAccount, number>> = {};
  for (const { entries } of await expectBalancedBooks(id))
    for (const { account, amountCents } of entries) sums[account] = (sums[account] ?? 0) + amountCents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

/** Returns functions with which an admin views loots and decides about them. */
export const asAdmin = (admin: () => Person) => {
  const openCases = async ({ id }: Pick<CampaignView, 'id'>): Promise<AdminCaseView[]> =>
    (await succeed(listCases, { query: { status: 'open', limit: 50 } }, admin())).filter(
      ({ campaign_id: campaignId }) => campaignId === id,
    );
  return {
    openCases,
    /** Returns the platform's loss on a loot in cents, from the books that admins read. */
    lost: async ({ id }: Pick<CampaignView, 'id'>): Promise<number> =>
      -(await succeed(getCampaignBooks, { params: { id } }, admin())).margin_cents,
    decideOpen: async (
      campaign: CampaignView,
      kind: AdminCaseView['kind'],
      decision: 'granted' | 'refused' | 'flagged',
    ) => {
      const found = (await openCases(campaign)).find((one) => one.kind === kind);
      const body = { decision, reason: 'Looked at it' };
      return succeed(decideCase, { params: { id: found?.id ?? '-' }, body }, admin());
    },
  };
};

/** Before a file's stories of thieves: the clock stands still, the platform can make refunds, and an admin is there. Returns that admin, and what they do (`asAdmin`). */
export function watchThieves() {
  let found: Person | undefined;
  const admin = (): Person => {
    if (!found) throw new Error('The stories have not begun');
    return found;
  };
  beforeAll(async () => {
    stopClock();
    found = await createPerson('admin');
    await coverRefunds();
  });
  return { admin, ...asAdmin(admin) };
}

/** Returns the distinct errors that were logged about a loot; docs/alerts/money.json lists those that raise an alarm. */
export async function alarmsOf({ id }: Pick<CampaignView, 'id'>): Promise<unknown[]> {
  const { checkoutId, chargeId } = await fundsOf(id);
  const isAbout = (line: object) => [id, checkoutId, chargeId].some((one) => JSON.stringify(line).includes(one));
  const errors = logLines.filter((line) => line['severity'] === 'ERROR' && isAbout(line));
  return [...new Set(errors.map(({ message }) => message))];
}
