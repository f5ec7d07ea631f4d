import {
  deleteCampaignCover,
  editCampaign,
  getCampaign,
  uploadCampaignCover,
} from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignsPersonalData } from '../../../functions/src/campaigns/personal-data.ts';
import { findCampaignPage } from '../../../functions/src/pages/content-pages.ts';
import { picture, sampleFiles } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

let owner: Person;
let other: Person;
let creator: Person;

beforeAll(async () => {
  other = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const byId = ({ id }: { id: string }) => ({ params: { id } });
const filesOf = ({ uid }: Person) => bucketFiles(`users/${uid}/public`);
const put = async (campaign: { id: string }) => succeed(uploadCampaignCover, byId(campaign), owner, [await picture()]);

describe('the cover of a loot', () => {
  it('is put on, described, replaced and taken off, and leaves no file behind', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    const first = await put(campaign);
    expect(first.cover?.url).toMatch(/^https?:/);
    expect(first.cover?.alt).toBe('');
    await succeed(editCampaign, { ...byId(campaign), body: { cover_alt: 'A cup by the sea' } }, owner);
    const seen = await succeed(getCampaign, byId(campaign), creator);
    expect(seen.cover).toEqual({ url: first.cover?.url, alt: 'A cup by the sea' });
    const second = await put(campaign);
    expect(second.cover?.url).not.toBe(first.cover?.url);
    expect(second.cover?.alt, 'the words were about another picture').toBe('');
    expect(await filesOf(owner)).toHaveLength(1);
    expect((await succeed(deleteCampaignCover, byId(campaign), owner)).cover).toBeNull();
    expect((await succeed(deleteCampaignCover, byId(campaign), owner)).cover).toBeNull();
    expect(await filesOf(owner)).toEqual([]);
    expect(await pendingFiles(`users/${owner.uid}/public`)).toEqual([]);
  });

  it('is changed by its owner alone, and a refused file is not kept', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    const { cover } = await put(campaign);
    expect(await refuse(uploadCampaignCover, byId(campaign), other, [await picture()])).toMatchObject({ status: 404 });
    expect(await refuse(deleteCampaignCover, byId(campaign), other)).toMatchObject({ status: 404 });
    expect(await refuse(uploadCampaignCover, byId(campaign), creator, [await picture()])).toMatchObject({
      status: 403,
    });
    expect(await refuse(deleteCampaignCover, byId(campaign))).toMatchObject({ status: 401 });
    expect((await succeed(getCampaign, byId(campaign), creator)).cover).toEqual(cover);
    expect(await filesOf(other)).toEqual([]);
  });

  it('must be a picture, and stays as it is once the loot is completed', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    const { pdf } = await sampleFiles();
    if (!pdf) throw new Error('There is no sample of a PDF');
    expect(await refuse(uploadCampaignCover, byId(campaign), owner, [pdf])).toMatchObject({ status: 415 });
    expect(await refuse(uploadCampaignCover, byId(campaign), owner)).toMatchObject({
      message: 'Please select files to upload',
    });
    const completed = await storeCampaign(owner, { status: 'completed', closedAt: new Date() });
    for (const refusal of [
      await refuse(uploadCampaignCover, byId(completed), owner, [await picture()]),
      await refuse(deleteCampaignCover, byId(completed), owner),
    ]) {
      expect(refusal).toMatchObject({ message: 'This loot is completed and cannot be changed' });
    }
    expect(await filesOf(owner)).toEqual([]);
  });

  it('may be changed after creators have applied, without moderation', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    await storeApplication(campaign, creator);
    expect((await put(campaign)).cover).not.toBeNull();
  });

  it('is the large picture where a link to the loot is shared', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    const { cover } = await put(campaign);
    const { head } = await findCampaignPage({ ...deps(), caller: null, requestId: 'r' }, campaign.id);
    expect(head.picture).toEqual({ address: cover?.url, wide: true });
  });

  it('goes with the account of its owner, also from a completed loot', async () => {
    owner = await createPerson('business_owner');
    const campaign = await storeCampaign(owner);
    await put(campaign);
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status: 'completed' });
    await campaignsPersonalData.erase.campaigns(deps(), owner.uid);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ cover: null });
  });
});
