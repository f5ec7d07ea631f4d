import { deleteCampaignFile, getCampaign, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignsPersonalData } from '../../../functions/src/campaigns/personal-data.ts';
import { picture, sampleFiles } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed, type TestFile } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

let owner: Person;
let other: Person;
let creator: Person;
let pdf: TestFile;
let film: TestFile;

beforeAll(async () => {
  other = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  const samples = await sampleFiles();
  if (!samples.pdf || !samples.mp4) throw new Error('There are no samples of a PDF and a film');
  pdf = samples.pdf;
  film = samples.mp4;
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
});

const byId = ({ id }: { id: string }) => ({ params: { id } });
const filesOf = ({ uid }: Person) => bucketFiles(`users/${uid}/public`);
const add = (campaign: { id: string }, file: TestFile) => succeed(uploadCampaignFile, byId(campaign), owner, [file]);

describe('the files of a brief', () => {
  it('are put to it, read by creators, and taken out again, and leave nothing behind', async () => {
    const campaign = await storeCampaign(owner);
    await add(campaign, pdf);
    const { files } = await add(campaign, await picture());
    expect(files).toMatchObject([
      { name: pdf.name, type: 'application/pdf' },
      { name: 'picture.png', type: 'image/png' },
    ]);
    expect((await succeed(getCampaign, byId(campaign), creator)).files).toEqual(files);
    expect(await filesOf(owner)).toHaveLength(2);
    const [first] = files;
    const input = { params: { id: campaign.id, fileId: first?.id ?? '' } };
    expect((await succeed(deleteCampaignFile, input, owner)).files).toEqual(files.slice(1));
    expect(await refuse(deleteCampaignFile, input, owner)).toMatchObject({ status: 404 });
    expect(await filesOf(owner)).toHaveLength(1);
    expect(await pendingFiles(`users/${owner.uid}/public`)).toEqual([]);
  });

  it('are pictures and PDFs, three at most, and a refused one is not kept', async () => {
    const campaign = await storeCampaign(owner);
    expect(await refuse(uploadCampaignFile, byId(campaign), owner, [film])).toMatchObject({ status: 415 });
    for (const _ of [1, 2, 3]) await add(campaign, await picture());
    expect(await refuse(uploadCampaignFile, byId(campaign), owner, [pdf])).toMatchObject({
      status: 409,
      message: 'A loot has at most 3 files',
    });
    expect(await filesOf(owner)).toHaveLength(3);
  });

  it('are changed by the owner alone', async () => {
    const campaign = await storeCampaign(owner);
    const { files } = await add(campaign, pdf);
    const input = { params: { id: campaign.id, fileId: files[0]?.id ?? '' } };
    expect(await refuse(uploadCampaignFile, byId(campaign), other, [pdf])).toMatchObject({ status: 404 });
    expect(await refuse(uploadCampaignFile, byId(campaign), creator, [pdf])).toMatchObject({ status: 403 });
    expect(await refuse(uploadCampaignFile, byId(campaign), undefined, [pdf])).toMatchObject({ status: 401 });
    expect(await refuse(deleteCampaignFile, input, other)).toMatchObject({ status: 404 });
    expect(await refuse(deleteCampaignFile, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(deleteCampaignFile, input)).toMatchObject({ status: 401 });
    expect((await succeed(getCampaign, byId(campaign), creator)).files).toEqual(files);
    expect(await filesOf(other)).toEqual([]);
  });

  it('stay as they are once somebody has applied, and once the loot is completed', async () => {
    const campaign = await storeCampaign(owner);
    const { files } = await add(campaign, pdf);
    const input = { params: { id: campaign.id, fileId: files[0]?.id ?? '' } };
    await storeApplication(campaign, creator);
    for (const refusal of [
      await refuse(uploadCampaignFile, byId(campaign), owner, [pdf]),
      await refuse(deleteCampaignFile, input, owner),
    ]) {
      expect(refusal).toMatchObject({ message: 'Creators have applied to this loot: its files stay as they are' });
    }
    const completed = await storeCampaign(owner, { status: 'completed', closedAt: new Date() });
    expect(await refuse(uploadCampaignFile, byId(completed), owner, [pdf])).toMatchObject({
      message: 'This loot is completed and cannot be changed',
    });
    expect(await filesOf(owner)).toHaveLength(1);
  });

  it('go with the account of the owner, also from a completed loot', async () => {
    const campaign = await storeCampaign(owner);
    await add(campaign, pdf);
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status: 'completed' });
    await campaignsPersonalData.erase.campaigns(deps(), owner.uid);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ files: [] });
  });

  it('go together with the example posts of the loot', async () => {
    const examplePosts = [{ url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' as const }];
    const campaign = await storeCampaign(owner, { examplePosts, status: 'completed' });
    await campaignsPersonalData.erase.campaigns(deps(), owner.uid);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ examplePosts: [] });
  });
});
