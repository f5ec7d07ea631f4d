import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { findPinnedAccount, pinAccount } from '../../../functions/src/platform/pinned-account.ts';
import { deps } from '../../support/api.ts';
import { disputePayment } from '../../support/money/disputes.ts';
import { stored } from '../../support/given/fixtures.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import {
  approve,
  buyCampaign,
  coverRefunds,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext, settleBalances } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  await coverRefunds();
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 }));
});

/** Returns the reconciler's findings in the campaign's books. */
const differences = async () => (await examine()).differences;

async function examine() {
  const examined = await examineBooks(deps(), { after: campaign.id.slice(0, -1), limit: 1 });
  expect(examined).toMatchObject({ campaigns: 1, nextAfter: campaign.id });
  expect(examined.groups).toBeGreaterThan(0);
  return examined;
}

async function pay(): Promise<string> {
  const deliverable = await submitDeliverable(campaign, creator);
  expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
  const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(deliverable.id));
  return String(transfer?.['transferId']);
}

describe('the books held against the provider', () => {
  it('agree after a payout, and while one is in flight', async () => {
    await pay();
    expect(await differences()).toEqual([]);
    await failNext('transfers.create', 'api_error_after_effect');
    await approve(await submitDeliverable(campaign, await createPaidCreator()), owner);
    expect((await fundsOf(campaign.id)).balances.reserved).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
  });

  it('differ by a reversal nobody has told of, by a transfer and by a refund made by hand; nothing is put right', async () => {
    const transferId = await pay();
    const before = await fundsOf(campaign.id);
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId, { amount: 500 });
    expect(await differences()).toEqual([
      {
        ...{ campaignId: campaign.id, fundsId: null, what: 'transfers at the provider' },
        ...{ storedCents: 37_500, recountedCents: 37_000 },
      },
    ]);
    const { destination } = await deps().stripe.transfers.retrieve(transferId);
    await deps().stripe.transfers.create({
      amount: 700,
      currency: 'sgd',
      destination: typeof destination === 'string' ? destination : '',
      source_transaction: before.chargeId,
    });
    await deps().stripe.refunds.create({ charge: before.chargeId, amount: 1000 });
    expect(await differences()).toMatchObject([
      { what: 'transfers at the provider', recountedCents: 37_700 },
      { what: 'refunds at the provider', storedCents: 0, recountedCents: 1000 },
    ]);
    expect(await fundsOf(campaign.id)).toEqual(before);
  });

  it('differ by a dispute nobody has told of, and by its end', async () => {
    const dispute = await disputePayment(campaign.id);
    expect(await differences()).toMatchObject([
      { what: `dispute ${dispute.id}: unknown in the books, open at the provider`, storedCents: 0 },
    ]);
    await dispute.tellOpened();
    expect(await differences()).toEqual([]);
    await dispute.end('lost');
    expect(await differences()).toMatchObject([
      { what: `dispute ${dispute.id}: open in the books, lost at the provider` },
    ]);
    await dispute.tellEnded();
    expect(await differences()).toEqual([]);
  });

  it.each(['transfers.list', 'refunds.list', 'disputes.list'])(
    'are recounted, and not said to agree, when the provider does not answer %s',
    async (operation) => {
      expect(await examine()).toMatchObject({ differences: [], notCompared: [] });
      await failNext(operation, 'unavailable', { times: null });
      expect(await examine()).toMatchObject({ differences: [], notCompared: [campaign.id] });
      await deps()
        .db.firestore.collection(COLLECTIONS.campaignFunds)
        .doc(campaign.id)
        .update({ 'balances.available': 99_999 });
      expect(await examine()).toMatchObject({
        differences: [{ what: 'available' }, { what: 'funded and held' }],
        notCompared: [campaign.id],
      });
    },
  );

  it('still differ when the provider does not answer the second look', async () => {
    await settleBalances();
    await deps().stripe.transfers.createReversal(await pay(), { amount: 500 });
    const { transfers } = deps().stripe;
    const list = transfers.list.bind(transfers);
    const looks = vi.spyOn(transfers, 'list').mockImplementationOnce(list);
    looks.mockImplementation(() => {
      throw new Error('no answer');
    });
    const examined = await examine();
    looks.mockRestore();
    expect(examined).toMatchObject({
      differences: [{ what: 'transfers at the provider' }],
      notCompared: [campaign.id],
    });
  });
});

describe('npm run reconcile', () => {
  const reconcile = (...words: string[]) =>
    new Promise<{ status: number; lines: string[]; problem: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [join(ROOT, 'scripts', 'reconcile.ts'), ...words],
        (_, stdout, stderr) => {
          resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split('\n'), problem: stderr });
        },
      );
    });

  it('says how it is used', async () => {
    const { status, lines } = await reconcile('--help');
    expect({ status, first: lines[0] }).toEqual({ status: 0, first: 'Usage: npm run reconcile [-- --project ID]' });
  });

  it('compares nothing with the account of another key than the pinned one', async () => {
    await pay();
    const pinned = await findPinnedAccount(deps());
    await pinAccount(deps(), { accountId: 'acct_of_another_key', isLive: false });
    const { status, lines, problem } = await reconcile('--project', ownProjectId());
    await pinAccount(deps(), pinned ?? { accountId: 'acct_none', isLive: null });
    expect({ status, lines }).toEqual({ status: 1, lines: [''] });
    expect(problem).toContain(
      `Nothing was compared: the key is of ${pinned?.accountId ?? ''}, and this project is pinned to acct_of_another_key.`,
    );
  });

  it('prints what differs, counts what it has looked at, and ends with 1', async () => {
    const transferId = await pay();
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId, { amount: 500 });
    const { status, lines } = await reconcile('--project', ownProjectId());
    expect(lines).toContain(`${campaign.id} transfers at the provider: stored 37500 cents, found 37000 cents`);
    expect(lines.at(-1)).toMatch(
      /^\d+ payments for campaigns, \d+ groups of entries, [1-9]\d* differences, 0 not compared\.$/,
    );
    expect(status).toBe(1);
  });

  it('counts what it has read with the reads of the product', async () => {
    const readsSoFar = () => deps().db.providerReads.countLast(new Date());
    const before = await readsSoFar();
    await reconcile('--project', ownProjectId());
    // The key's own account, and for one campaign at least its transfers, refunds and disputes.
    expect(await readsSoFar()).toBeGreaterThanOrEqual(before + 4);
  });

  it('believes no object of the other mode, and tells of it', async () => {
    await failNext('transfers.list', 'other_mode', { times: null });
    const { status, lines, problem } = await reconcile('--project', ownProjectId());
    expect(lines).toContain(`${campaign.id} not compared with the payment provider`);
    expect(`${problem}${lines.join('')}`).toContain('the key shows objects of the other mode');
    expect(status).toBe(1);
  });

  it('says what could not be compared, and ends with 1', async () => {
    await failNext('transfers.list', 'unavailable', { times: null });
    const { status, lines } = await reconcile('--project', ownProjectId());
    expect(lines).toContain(`${campaign.id} not compared with the payment provider`);
    expect(lines.at(-1)).toMatch(/ differences, [1-9]\d* not compared\.$/);
    expect(status).toBe(1);
  });
});
