import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import {
  createProof,
  getProofStorageMetadata,
  listProofsOfDeliverable,
  uploadProof,
} from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOF_IMAGES, MAX_PROOFS_PER_DELIVERABLE } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proofDocument } from '../../../functions/testing/documents.ts';
import { photoWithPosition, sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { callRaw, deps, refuse, succeed, upload } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const png = samples['png'] as SampleFile;
const webp = samples['webp'] as SampleFile;
let owner: Person;
let creator: Person;
let campaign: Campaign;
let application: Application;
let deliverable: Deliverable;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

beforeEach(async () => {
  campaign = await storeCampaign(owner);
  application = await storeApplication(campaign, creator, { status: 'approved' });
  deliverable = await storeDeliverable(application, { status: 'approved' });
});

const form = (fields: object = {}, of = deliverable) => ({
  body: {
    treasure_id: of.id,
    application_id: of.applicationId,
    campaign_id: of.campaignId,
    creator_id: of.creatorId,
    reported_view_count: 2500,
    ...fields,
  },
});
const dataUrl = (file: SampleFile) => `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}`;
const withImages = (images: string[]) => ({ body: { ...form().body, images } });
const folder = () => `applications/${application.id}/proofs`;
const byId = (id: string) => ({ params: { id } });
const proofIds = async () =>
  (await succeed(listProofsOfDeliverable, { params: { id: deliverable.id }, query: {} }, creator)).map(
    (proof) => proof.proof_id,
  );

async function expectNothingStored(): Promise<void> {
  expect(await proofIds()).toEqual([]);
  expect(await bucketFiles(folder())).toEqual([]);
  expect(await pendingFiles(folder())).toEqual([]);
}

describe('submitting proof', () => {
  it('stores it with its images, to be decided on within five days, and keeps earlier ones', async () => {
    const first = await succeed(uploadProof, form({ notes: ' Day one ' }), creator, [png, await photoWithPosition()]);
    expect(first).toMatchObject({
      treasure_id: deliverable.id,
      application_id: application.id,
      campaign_id: campaign.id,
      creator_id: creator.uid,
      reported_view_count: 2500,
      notes: 'Day one',
      status: 'pending',
      feedback: null,
      revision_instructions: null,
      images: [{ file_name: 'picture.png' }, { file_name: 'photo.jpg' }],
    });
    expect(first.decide_by.getTime() - first.submission_date.getTime()).toBe(5 * 24 * 60 * 60 * 1000);
    const second = await succeed(uploadProof, form({ reported_view_count: 0 }), creator, [webp]);
    expect(await proofIds()).toEqual([second.proof_id, first.proof_id]);
    expect(await stored(COLLECTIONS.proofs, first.proof_id)).toMatchObject({
      ownerId: owner.uid,
      campaignTitle: campaign.title,
      decidedAt: null,
    });
    expect(await bucketFiles(folder())).toHaveLength(3);
    expect(await pendingFiles(folder())).toEqual([]);
    const image = await fetch(first.images[0]?.storage_url ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
  });

  it('needs new pictures for another count: one of them at least was not sent with an earlier proof', async () => {
    await succeed(uploadProof, form({ reported_view_count: 600 }), creator, [png]);
    const details = [{ field: 'body.images', message: expect.stringContaining('needs new pictures') as string }];
    const higher = form({ reported_view_count: 9000 });
    expect(await refuse(uploadProof, higher, creator, [png, png])).toMatchObject({ status: 422, details });
    const asJson = withImages([dataUrl(png)]);
    const json = { body: { ...asJson.body, reported_view_count: 9000 } };
    expect(await refuse(createProof, json, creator)).toMatchObject({ status: 422, details });
    expect(await proofIds()).toHaveLength(1);
    await succeed(uploadProof, form({ reported_view_count: 600 }), creator, [png]);
    await succeed(uploadProof, higher, creator, [png, webp]);
    expect(await proofIds()).toHaveLength(3);
  });

  it('tells both parties where its images are stored and how large they are', async () => {
    const { proof_id, images } = await succeed(uploadProof, form(), creator, [png, png]);
    for (const person of [creator, owner, await createPerson('admin')]) {
      const metadata = await succeed(getProofStorageMetadata, byId(proof_id), person);
      expect(metadata.images.map(({ storage_path }) => storage_path).toSorted()).toEqual(await bucketFiles(folder()));
      expect(metadata).toMatchObject({ proof_id, images: [{ ...images[0], content_type: 'image/png' }, images[1]] });
      expect(metadata.total_size).toBe(metadata.images.reduce((sum, { size }) => sum + size, 0));
    }
    for (const role of ['content_creator', 'business_owner'] as const) {
      const stranger = await createPerson(role);
      expect(await refuse(getProofStorageMetadata, byId(proof_id), stranger)).toMatchObject({ status: 404 });
    }
    expect(await refuse(getProofStorageMetadata, byId(proof_id))).toMatchObject({ status: 401 });
  });

  it('takes images as data URLs, too, held against the same rules', async () => {
    const proof = await succeed(createProof, withImages([dataUrl(png)]), creator);
    expect(proof).toMatchObject({ status: 'pending', images: [{ file_name: 'proof-1.png' }] });
    const disguised = withImages([dataUrl({ ...(samples['pdf'] as SampleFile), type: 'image/png' })]);
    expect(await refuse(createProof, disguised, creator)).toMatchObject({
      status: 415,
      message: 'Please select valid image files',
    });
    for (const images of [[], ['data:text/html;base64,AAAA'], ['https://example.com/a.png'], undefined]) {
      const answer = await callRaw('POST', '/proofs', {
        person: creator,
        body: JSON.stringify({ ...form().body, images }),
      });
      expect(answer, String(images)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    }
    expect(await proofIds()).toEqual([proof.proof_id]);
  });

  it('asks for one to five images of at most 10 MB, in the specified words', async () => {
    expect(await refuse(uploadProof, form(), creator)).toMatchObject({
      status: 422,
      message: 'At least one image is required',
      details: [{ field: 'body.images' }],
    });
    const six = Array.from({ length: MAX_PROOF_IMAGES + 1 }, () => png);
    expect(await refuse(uploadProof, form(), creator, six)).toMatchObject({ status: 422 });
    expect(await refuse(uploadProof, form(), creator, [png, samples['mp4'] as SampleFile])).toMatchObject({
      status: 415,
      message: 'Please select valid image files',
    });
    const bytes = new Uint8Array(Buffer.concat([png.bytes], 10 * 1024 * 1024 + 1));
    expect(await refuse(uploadProof, form(), creator, [png, { ...png, name: 'big.png', bytes }])).toMatchObject({
      status: 413,
      message: 'Some files exceed 10MB limit: big.png',
    });
    await expectNothingStored();
    expect((await upload(uploadProof, form(), six.slice(1), creator)).status).toBe(201);
  });

  it.each(['', 'many', '-1', '1.5', '1e3', 'NaN', '99999999999999999999'])(
    'refuses the view count %j',
    async (count) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...form().body, reported_view_count: count }))
        body.set(name, String(value));
      body.set('images', new File([new Uint8Array(png.bytes)], png.name, { type: png.type }));
      const answer = await callRaw('POST', '/proofs/upload', { person: creator, body });
      expect(answer).toMatchObject({
        status: 422,
        body: { details: [{ field: 'body.reported_view_count', message: 'Please enter a valid view count' }] },
      });
      await expectNothingStored();
    },
  );

  it.each(DeliverableStatus.options.filter((status) => status !== 'approved'))(
    'is refused for a treasure that is %s',
    async (status) => {
      deliverable = await storeDeliverable(application, { status });
      expect(await refuse(uploadProof, form(), creator, [png])).toMatchObject({
        status: 409,
        code: 'illegal_state',
        message: 'Proof can be submitted for approved treasures only',
      });
      await expectNothingStored();
    },
  );

  it.each(CampaignStatus.options)('for a campaign that is %s is taken only while it runs', async (status) => {
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status });
    const answer = await upload(uploadProof, form(), [png], creator);
    if (status === 'open' || status === 'paused') expect(answer.status).toBe(201);
    else {
      const message = 'This loot is closed and takes no more proof';
      expect(answer).toMatchObject({ status: 409, error: { message } });
      await expectNothingStored();
    }
  });

  it('is taken from a completed application: payments take nothing away from it', async () => {
    await deps().db.firestore.collection(COLLECTIONS.applications).doc(application.id).update({ status: 'completed' });
    await succeed(uploadProof, form(), creator, [png]);
  });

  it('is limited for each treasure', async () => {
    const { db } = deps();
    const batch = db.firestore.batch();
    for (let count = 0; count < MAX_PROOFS_PER_DELIVERABLE; count += 1) {
      const id = unique('prf_');
      batch.set(
        db.firestore.collection(COLLECTIONS.proofs).doc(id),
        proofDocument(deliverable, { id, status: 'rejected' }),
      );
    }
    await batch.commit();
    expect(await refuse(uploadProof, form(), creator, [png])).toMatchObject({
      status: 409,
      message: 'This treasure has 50 proofs and takes no more',
    });
    expect(await bucketFiles(folder())).toEqual([]);
  });

  it('is for the creator of the treasure, in their own name, with its own ids', async () => {
    const other = await createPerson('content_creator');
    expect(await refuse(uploadProof, form(), other, [png])).toMatchObject({ status: 403 });
    expect(await refuse(uploadProof, form({ creator_id: other.uid }), other, [png])).toMatchObject({ status: 404 });
    expect(await refuse(uploadProof, form({ creator_id: owner.uid }), owner, [png])).toMatchObject({ status: 403 });
    expect(await refuse(uploadProof, form(), undefined, [png])).toMatchObject({ status: 401 });
    for (const field of ['application_id', 'campaign_id']) {
      expect(await refuse(uploadProof, form({ [field]: 'elsewhere' }), creator, [png])).toMatchObject({
        status: 422,
        details: [{ field: `body.${field}` }],
      });
    }
    await expectNothingStored();
  });
});
