import { decideCase, listAllCampaigns, moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign, getCampaign, listBrandLoots, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { listSavedLoots, saveLoot } from '@doubloon/contract/campaigns/saved-operations.ts';
import { createAppeal, report } from '@doubloon/contract/cases/operations.ts';
import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicCampaignCopies } from '../../../functions/src/campaigns/campaigns.store.ts';
import { hideClosedLoots } from '../../../functions/src/campaigns/closed-loots.migration.ts';
import { savedLootProjections } from '../../../functions/src/campaigns/saved/projections.ts';
import { campaignIdOf } from '../../../functions/src/payments/checkouts/complete-checkout.ts';
import { runMigrations } from '../../../functions/src/platform/migrations/run-migrations.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { mayGetDirectly } from '../../support/borders/direct-rest.ts';
import { storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeSavedLoot } from '../../support/given/saved/saved-loots.ts';

let admin: Person;
let owner: Person;
let creator: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const byId = ({ id }: Pick<Campaign, 'id'>) => ({ params: { id } });
const written = async ({ id }: Pick<Campaign, 'id'>): Promise<void> => {
  await onCampaignWritten.run({ params: { id } } as never);
};
const reject = (loot: Campaign) =>
  succeed(moderateCampaign, { ...byId(loot), body: { action: 'reject', reason: 'It asks for cards.' } }, admin);

/** Payment references by the loots that they have paid. */
const references = new Map<string, string>();
const byPayment = ({ id }: Pick<Campaign, 'id'>) => ({
  query: { payment_gateway_id: references.get(id) ?? '', payment_gateway: 'stripe' as const },
});

async function paidLoot(fields: Partial<Campaign> = {}): Promise<Campaign> {
  const reference = unique('cs_test_');
  const loot = await storeCampaign(owner, { id: campaignIdOf(reference), title: unique('Loot'), ...fields });
  references.set(loot.id, reference);
  await storeFunds(loot);
  await publicCampaignCopies.update(deps().db, loot.id);
  return loot;
}

async function close(loot: Campaign): Promise<void> {
  await succeed(closeCampaign, byId(loot), owner);
  await written(loot);
}

/** A loot exists for nobody but its owner and admins, by any way to it. */
async function expectHidden(loot: Campaign): Promise<void> {
  const visitors = [undefined, creator, await createPerson('business_owner')];
  for (const visitor of visitors) {
    expect(await refuse(getCampaign, byId(loot), visitor)).toMatchObject({ status: 404 });
    expect(await refuse(getCampaignByPayment, byPayment(loot), visitor)).toMatchObject({ status: 404 });
    expect(await mayGetDirectly(visitor, `${COLLECTIONS.publicCampaigns}/${loot.id}`)).toBe(false);
  }
  expect(await stored(COLLECTIONS.publicCampaigns, loot.id)).toBeUndefined();
  expect(await refuse(saveLoot, byId(loot), creator)).toMatchObject({ status: 404 });
  const body = { otherUserId: owner.uid, campaignId: loot.id };
  expect(await refuse(startConversation, { body }, creator)).toMatchObject({ status: 404 });
  const about = { type: 'loot' as const, id: loot.id, reason: 'scam' as const, details: '' };
  expect(await refuse(report, { body: about }, creator)).toMatchObject({ status: 404 });
  for (const reader of [owner, admin]) {
    expect(await succeed(getCampaign, byId(loot), reader)).toMatchObject({ id: loot.id, status: 'completed' });
    expect(await succeed(getCampaignByPayment, byPayment(loot), reader)).toMatchObject({ id: loot.id });
  }
  const all = await succeed(listAllCampaigns, { query: { search: loot.title } }, admin);
  expect(all.map(({ id }) => id)).toEqual([loot.id]);
}

describe('a loot that moderation hides', () => {
  it('is found by its payment reference by its owner and admins only, while it waits for an admin', async () => {
    const loot = await paidLoot({ status: 'pending' });
    for (const visitor of [undefined, creator]) {
      expect(await refuse(getCampaignByPayment, byPayment(loot), visitor)).toMatchObject({ status: 404 });
    }
    for (const reader of [owner, admin]) {
      expect(await succeed(getCampaignByPayment, byPayment(loot), reader)).toMatchObject({ status: 'pending' });
    }
  });

  it('stays hidden when its owner closes it after its rejection', async () => {
    const loot = await paidLoot();
    await reject(loot);
    await close(loot);
    await expectHidden(loot);
  });

  it('is in no list of loots from its rejection on', async () => {
    const loot = await paidLoot();
    const listed = async () => [
      ...(await succeed(listCampaigns, { query: { search: loot.title } }, creator)),
      ...(await succeed(listBrandLoots, { params: { id: owner.uid }, query: {} })),
    ];
    expect((await listed()).map(({ id }) => id)).toEqual([loot.id, loot.id]);
    await reject(loot);
    expect(await listed()).toEqual([]);
  });

  it('is shown again by a granted appeal, also once its owner has closed it', async () => {
    const loot = await paidLoot();
    await reject(loot);
    const body = { subject: { type: 'campaign' as const, id: loot.id }, reason: 'It asks for no cards.' };
    const { id } = await succeed(createAppeal, { body }, owner);
    await close(loot);
    await succeed(decideCase, { params: { id }, body: { decision: 'granted', reason: 'It does not.' } }, admin);
    await written(loot);
    expect(await succeed(getCampaign, byId(loot), creator)).toMatchObject({ status: 'completed' });
    expect(await mayGetDirectly(undefined, `${COLLECTIONS.publicCampaigns}/${loot.id}`)).toBe(true);
    expect(await succeed(getCampaign, byId(loot), owner)).toMatchObject({ moderation_reason: null });
  });

  it('is not shown by an appeal when nobody had decided on it before it was closed', async () => {
    const loot = await paidLoot({ status: 'pending' });
    await close(loot);
    const body = { subject: { type: 'campaign' as const, id: loot.id }, reason: 'It asks for no cards.' };
    expect(await refuse(createAppeal, { body }, owner)).toMatchObject({ status: 409 });
  });

  it('stays hidden when it is closed while it waits for an admin', async () => {
    const loot = await paidLoot({ status: 'pending' });
    await close(loot);
    await expectHidden(loot);
  });

  it('is not told of when it ends, and its title is in no list of saved loots', async () => {
    const [hidden, shown] = [await paidLoot(), await paidLoot()];
    for (const loot of [hidden, shown]) await storeSavedLoot(loot, creator, { createdAt: new Date(0) });
    await reject(hidden);
    for (const loot of [hidden, shown]) {
      await close(loot);
      const id = savedLootId({ uid: creator.uid, campaignId: loot.id });
      await createNotifications(deps().db, savedLootProjections, id, deps().clock.now());
    }
    const told = await succeed(listNotifications, { query: {} }, creator);
    expect(told.map(({ subject }) => subject.id)).toEqual([shown.id]);
    const listed = await succeed(listSavedLoots, { query: {} }, creator);
    expect(new Map(listed.map(({ campaign_id: id, loot }) => [id, loot?.id ?? null]))).toEqual(
      new Map([
        [hidden.id, null],
        [shown.id, shown.id],
      ]),
    );
  });

  it('is rejected by the decision on a report, even where it waits for an admin again', async () => {
    const loot = await paidLoot();
    const about = { type: 'loot' as const, id: loot.id, reason: 'scam' as const, details: '' };
    const { id } = await succeed(report, { body: about }, creator);
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(loot.id).update({ status: 'pending' });
    const body = { decision: 'hide' as const, reason: 'It asks for cards.' };
    await succeed(decideReport, { params: { id }, body }, admin);
    expect(await succeed(getCampaign, byId(loot), owner)).toMatchObject({
      ...{ status: 'rejected', moderation_reason: 'It asks for cards.' },
    });
  });

  it('is hidden by the decision on a report, even where its owner has closed it before', async () => {
    const loot = await paidLoot();
    const about = { type: 'loot' as const, id: loot.id, reason: 'scam' as const, details: '' };
    const { id } = await succeed(report, { body: about }, creator);
    await close(loot);
    expect(await succeed(getCampaign, byId(loot), creator)).toMatchObject({ status: 'completed' });
    const body = { decision: 'hide' as const, reason: 'It asks for cards.' };
    expect(await succeed(decideReport, { params: { id }, body }, admin)).toMatchObject({ status: 'granted' });
    await written(loot);
    await expectHidden(loot);
    const told = await succeed(listNotifications, { query: {} }, owner);
    expect(told.filter(({ kind }) => kind === 'campaign_rejected')).toHaveLength(1);
    expect(await succeed(getCampaign, byId(loot), owner)).toMatchObject({ moderation_reason: 'It asks for cards.' });
  });
});

it('closes a loot that is shown as it was: it can still be read', async () => {
  const loot = await paidLoot();
  await close(loot);
  expect(await succeed(getCampaign, byId(loot))).toMatchObject({ status: 'completed' });
  expect(await mayGetDirectly(undefined, `${COLLECTIONS.publicCampaigns}/${loot.id}`)).toBe(true);
});

it('hides by its migration what earlier versions showed again when it was closed, and nothing else', async () => {
  const at = { status: 'completed', closedAt: new Date(), closeReason: 'owner' } as const;
  const rejected = await paidLoot({ ...at, moderationReason: 'It asks for cards.' });
  const shown = await paidLoot(at);
  const firestore = deps().db.firestore.collection(COLLECTIONS.campaigns);
  const { hiddenForGood: _, ...before } = rejected;
  await firestore.doc(rejected.id).set(before);
  for await (const { isDone } of runMigrations(deps(), [hideClosedLoots])) expect(isDone).toBe(true);
  for (const loot of [rejected, shown]) await written(loot);
  await expectHidden(rejected);
  expect(await succeed(getCampaign, byId(shown))).toMatchObject({ status: 'completed' });
});
