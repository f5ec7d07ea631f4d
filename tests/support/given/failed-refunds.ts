import { listCases } from '@doubloon/contract/admin/operations.ts';
import { settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import type { AdminCaseView } from '@doubloon/contract/cases/case.ts';
import type { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import { succeed } from '../api.ts';
import { expectBalancedBooks } from '../money/paid-campaigns.ts';
import { deliver, eventAbout, failRefund } from '../money/payment-provider.ts';
import { useClosedLoots } from './closed-loots.ts';

/** Gives tests closed loots whose refunds fail, and the admins' actions on those. */
export function useFailedRefunds() {
  const loots = useClosedLoots({ creator_slots: 2 });
  const { stage, run, refundsAtProvider, closeAndGrant } = loots;
  const reference = 'DBS 20261126-0042';

  async function findCase(status: CaseStatus = 'open'): Promise<AdminCaseView> {
    const cases = await succeed(listCases, { query: { status, kind: 'settlement', limit: 50 } }, stage.admin);
    const found = cases.find(({ campaign_id: id }) => id === stage.campaign.id);
    if (!found) throw new Error(`No failed refund is ${status}`);
    return found;
  }

  /** Returns the input that settles the failed refund with this amount in cents. */
  const settlement = async (amount = 105_000) => ({
    params: { id: (await findCase()).id },
    body: { reference, amount },
  });
  const settle = async (amount?: number) => succeed(settleRefund, await settlement(amount), stage.admin);
  const entries = async () => (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);

  /** Makes the bank return the refund. */
  async function sendLastBack(): Promise<void> {
    const made = (await refundsAtProvider()).find(({ status }) => status === 'succeeded');
    await failRefund(made?.id ?? '');
    await deliver(await eventAbout('refund.failed', made?.id ?? ''));
    await run();
  }

  /** Closes the loot; its refund is made and returned by the bank. */
  async function failOnce(): Promise<void> {
    await closeAndGrant();
    await run();
    await sendLastBack();
  }

  return { ...loots, reference, findCase, settlement, settle, entries, sendLastBack, failOnce };
}
