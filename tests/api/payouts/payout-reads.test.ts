import { listPayoutsNeedingAttention } from '@doubloon/contract/admin/operations.ts';
import type { Campaign, CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { NO_ACCOUNT, PLATFORM_BALANCE } from '../../../functions/src/payments/statements/payment-refusal.ts';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { mayGetDirectly } from '../../support/borders/direct-rest.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
});

describe('a stored payout', () => {
  it('leaves nothing of the transfer in what the parties may read of the payout', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner, 'Lovely');
    const id = payoutIdOf(deliverable.id);
    const [transfer] = await transfersOf(campaign.id);
    const machineOnly = { feedback: 'Lovely', destination: transfer?.destination, transferId: transfer?.id };
    expect(await stored(COLLECTIONS.payoutTransfers, id)).toMatchObject({ ...machineOnly, checkAt: null });
    const shown = (await stored(COLLECTIONS.payouts, id)) ?? {};
    expect(Object.keys(shown).sort()).toEqual(Object.keys(Payout.shape).sort());
    for (const field of [...Object.keys(machineOnly), 'firstSentAt', 'lastSentAt', 'checkAt']) {
      expect(shown).not.toHaveProperty(field);
    }
    for (const person of [creator, owner]) {
      expect(await mayGetDirectly(person, `${COLLECTIONS.payouts}/${id}`)).toBe(true);
      expect(await mayGetDirectly(person, `${COLLECTIONS.payoutTransfers}/${id}`)).toBe(false);
    }
  });
});

describe('the lists of payouts', () => {
  it('tell of older payments what a first one has added, and nothing of others', async () => {
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1500 });
    await approve(deliverable, owner);
    const document = deps().db.firestore.collection(COLLECTIONS.payouts).doc(payoutIdOf(deliverable.id));
    const { countedBefore, ...older } = (await document.get()).data() ?? {};
    const told = async () => {
      const query = { limit: 1, campaignId: campaign.id };
      const [payout] = await succeed(listPayoutsOfOwner, { params: { id: owner.uid }, query }, owner);
      return payout?.counted_before;
    };
    expect([countedBefore, await told()]).toEqual([0, 0]);
    await document.set(older);
    expect(await told()).toBe(0);
    await document.update({ 'receipt.alreadyPaidCents': 1 });
    expect(await told()).toBeNull();
  });

  it('show creator and owner their own, newest first, and nobody else’s', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner);
    const query = { limit: 1 };
    const [ofOwner] = await succeed(listPayoutsOfOwner, { params: { id: owner.uid }, query }, owner);
    const [ofCreator] = await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query }, creator);
    expect(ofOwner).toEqual(ofCreator);
    expect(ofOwner).toMatchObject({ treasure_id: deliverable.id, campaignTitle: campaign.title, status: 'paid' });
    const stranger = await createPerson('business_owner');
    expect(await refuse(listPayoutsOfOwner, { params: { id: owner.uid }, query }, stranger)).toMatchObject({
      status: 403,
    });
    expect(await refuse(listPayoutsOfCreator, { params: { id: creator.uid }, query })).toMatchObject({ status: 401 });
  });

  it('are narrowed to one campaign, to statuses, and to both, for an owner', async () => {
    const boss = await createPerson('business_owner');
    const [one, other] = [await storeCampaign(boss), await storeCampaign(boss)];
    const store = async (of: Campaign, status: PayoutStatus, minutesAgo: number) => {
      const deliverable = await storeDeliverable(await storeApplication(of, await createPerson('content_creator')));
      const id = unique('pay_');
      const createdAt = new Date(Date.now() - minutesAgo * 60_000);
      await deps()
        .db.firestore.collection(COLLECTIONS.payouts)
        .doc(id)
        .set(payoutDocument(deliverable, { id, status, createdAt }));
      return id;
    };
    const paid = await store(one, 'paid', 3);
    const failed = await store(one, 'failed', 2);
    const elsewhere = await store(other, 'failed', 1);
    const listed = async (query: { campaignId?: string; status?: PayoutStatus[] }) =>
      (await succeed(listPayoutsOfOwner, { params: { id: boss.uid }, query }, boss)).map(({ id }) => id);
    expect(await listed({})).toEqual([elsewhere, failed, paid]);
    expect(await listed({ campaignId: one.id })).toEqual([failed, paid]);
    expect(await listed({ status: ['failed'] })).toEqual([elsewhere, failed]);
    expect(await listed({ campaignId: one.id, status: ['failed', 'unresolved'] })).toEqual([failed]);
    // Somebody else's campaign has no payouts of this owner.
    expect(await listed({ campaignId: campaign.id })).toEqual([]);
  });

  it('are narrowed to one campaign for a creator', async () => {
    const { campaign: other } = await buyCampaign(owner, { budget: 100_000 });
    const [deliverable, elsewhere] = [
      await submitDeliverable(campaign, creator),
      await submitDeliverable(other, creator),
    ];
    for (const each of [deliverable, elsewhere]) await approve(each, owner);
    const listed = async (campaignId: string, who: Person) =>
      (await succeed(listPayoutsOfCreator, { params: { id: who.uid }, query: { campaignId } }, who)).map(
        ({ treasure_id: id }) => id,
      );
    expect(await listed(campaign.id, creator)).toEqual([deliverable.id]);
    expect(await listed(campaign.id, await createPerson('content_creator'))).toEqual([]);
  });
});

describe('a payout that failed for the creator’s account', () => {
  const failure = { ...NO_ACCOUNT, triedUntil: null };
  const account = () => deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid);

  async function storeFailed(to: Person, reason: object = failure): Promise<string> {
    const deliverable = await storeDeliverable(await storeApplication(await storeCampaign(owner), to));
    const payout = payoutDocument(deliverable, { id: unique('pay_'), status: 'failed', createdAt: new Date() });
    await deps()
      .db.firestore.collection(COLLECTIONS.payouts)
      .doc(payout.id)
      .set({ ...payout, failure: reason });
    return payout.id;
  }

  /** The failure of a payout as both sides and the admins read it. */
  async function readByAll(id: string, to: Person) {
    const query = { limit: 5 };
    const admin = await createPerson('admin');
    const lists = [
      await succeed(listPayoutsOfOwner, { params: { id: owner.uid }, query }, owner),
      await succeed(listPayoutsOfCreator, { params: { id: to.uid }, query }, to),
      await succeed(listPayoutsNeedingAttention, { query }, admin),
    ];
    return lists.map((list) => list.find((payout) => payout.id === id)?.failure);
  }

  it('asks nobody for one that is ready by now', async () => {
    const mended = { reason: 'no_account', mended: true, must_act: 'owner' };
    for (const failed of await readByAll(await storeFailed(creator), creator)) expect(failed).toMatchObject(mended);
  });

  it('says what is the matter with it now', async () => {
    const id = await storeFailed(creator);
    const before = await account().get();
    try {
      for (const [change, reason, actor] of [
        [{ status: 'restricted' }, 'account_not_ready', 'creator'],
        [{ heldAt: new Date() }, 'account_held', 'platform'],
        [{ heldAt: null, accessRefusedSince: new Date() }, 'account_unreachable', 'platform'],
        [{ accessEndedAt: new Date() }, 'no_account', 'creator'],
      ] as const) {
        await account().update(change);
        for (const failed of await readByAll(id, creator)) {
          expect(failed).toMatchObject({ reason, must_act: actor, mended: false });
        }
      }
    } finally {
      await account().set(before.data() ?? {});
    }
  });

  it('stays as it was while there is none, and so does what failed for another reason', async () => {
    const nobody = await createPerson('content_creator');
    const wanting = { ...NO_ACCOUNT, must_act: 'creator', mended: false };
    for (const failed of await readByAll(await storeFailed(nobody), nobody)) expect(failed).toMatchObject(wanting);
    const id = await storeFailed(creator, { ...PLATFORM_BALANCE, triedUntil: null });
    const poor = { ...PLATFORM_BALANCE, must_act: 'platform', mended: false };
    for (const failed of await readByAll(id, creator)) expect(failed).toMatchObject(poor);
  });
});
