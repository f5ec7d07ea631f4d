import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { publicCampaignCopies } from '../../../functions/src/campaigns/campaigns.store.ts';
import { checkCopies } from '../../../functions/src/platform/projections/projection.ts';
import { deps, succeed } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { mayGetDirectly } from '../../support/borders/direct-rest.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { buyCampaign } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';

const campaignAt = (id: string) => deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id);
const publicPartAt = (id: string) => deps().db.firestore.collection(COLLECTIONS.publicCampaigns).doc(id);
const privately = { heldByAdmin: true, moderationReason: 'Not so fast', closeReason: 'lost' } as const;

describe('the public part of a campaign', () => {
  it('says what everybody may know, and nothing of what waits, who holds it back and why it closed', async () => {
    const owner = await createPerson('business_owner');
    const { id } = await storeCampaign(owner, { title: 'Harbour lights', ...privately });
    await campaignAt(id).update({ 'counts.pendingProofs': 3, 'counts.stuckPayouts': 2, 'counts.applications': 4 });
    await publicCampaignCopies.update(deps().db, id);
    const data = (await publicPartAt(id).get()).data();
    expect(data).toMatchObject({ id, title: 'Harbour lights', ownerId: owner.uid, counts: { applications: 4 } });
    expect(JSON.stringify(data)).not.toMatch(/pending|stuck|moderat|held|reason|Not so fast|lost/i);
  });

  it('is what strangers and visitors get in place of the campaign', async () => {
    const [owner, stranger, admin] = [
      await createPerson('business_owner'),
      await createPerson('business_owner'),
      await createPerson('admin'),
    ];
    const { id } = await storeCampaign(owner, {});
    await publicCampaignCopies.update(deps().db, id);
    const readers = [undefined, stranger, owner, admin];
    const get = (name: string) => Promise.all(readers.map((person) => mayGetDirectly(person, `${name}/${id}`)));
    expect(await get('campaigns')).toEqual([false, false, true, true]);
    expect(await get('publicCampaigns')).toEqual([true, true, true, true]);
    await campaignAt(id).update({ status: 'rejected' });
    await publicCampaignCopies.update(deps().db, id);
    expect(await get('publicCampaigns')).toEqual([false, false, true, true]);
  });

  it('is written only when something in it differs, so that strangers do not hear that there is work', async () => {
    const { id } = await storeCampaign(await createPerson('business_owner'), {});
    await publicCampaignCopies.update(deps().db, id);
    const before = (await publicPartAt(id).get()).updateTime;
    await campaignAt(id).update({ 'counts.pendingApplications': 9, ...privately });
    await publicCampaignCopies.update(deps().db, id);
    expect((await publicPartAt(id).get()).updateTime).toEqual(before);
  });

  it('is found missing, out of date or left over by a repair, and put right', async () => {
    const owner = await createPerson('business_owner');
    const missing = await storeCampaign(owner, {});
    const old = await storeCampaign(owner, {});
    const gone = await storeCampaign(owner, {});
    for (const { id } of [old, gone]) await publicCampaignCopies.update(deps().db, id);
    await campaignAt(old.id).update({ title: 'Renamed' });
    await campaignAt(gone.id).delete();
    const found = async () => {
      const { differences, repair } = await recheck(deps().db, checkCopies(publicCampaignCopies));
      const ours = [missing.id, old.id, gone.id].map((id) => `${COLLECTIONS.publicCampaigns}/${id}`);
      return { differing: differences.map(({ document }) => document).filter((path) => ours.includes(path)), repair };
    };
    const { differing, repair } = await found();
    expect(differing).toHaveLength(3);
    await repair();
    expect((await found()).differing).toEqual([]);
    expect((await publicPartAt(old.id).get()).get('title')).toBe('Renamed');
    expect((await publicPartAt(gone.id).get()).exists).toBe(false);
  });

  it('is what whoever has seen its payment reference gets, too, unless they own the campaign or are an admin', async () => {
    const owner = await createPerson('business_owner');
    const [stranger, admin] = [await createPerson('business_owner'), await createPerson('admin')];
    const { campaign, sessionId } = await buyCampaign(owner);
    await campaignAt(campaign.id).update({ ...privately, 'counts.pendingProofs': 3 });
    const query = { payment_gateway_id: sessionId, payment_gateway: 'stripe' } as const;
    for (const person of [undefined, stranger]) {
      expect(await succeed(getCampaignByPayment, { query }, person)).toMatchObject({
        id: campaign.id,
        ...{ held_by_admin: false, moderation_reason: null, close_reason: null, pending_proofs: 0 },
      });
    }
    for (const person of [owner, admin]) {
      expect(await succeed(getCampaignByPayment, { query }, person)).toMatchObject({
        id: campaign.id,
        ...{ held_by_admin: true, moderation_reason: 'Not so fast', close_reason: 'lost', pending_proofs: 3 },
      });
    }
  });
});
