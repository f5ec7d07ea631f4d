import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import {
  deleteProof,
  deleteProofImage,
  listProofsOfDeliverable,
  updateProof,
  uploadProof,
} from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { call, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, stored, storeProof } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const png = samples['png'] as SampleFile;
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

describe('changing a proof as its creator', () => {
  it('changes its notes while it waits', async () => {
    const { id } = await storeProof(deliverable);
    const changed = await succeed(
      updateProof,
      { ...byId(id), body: { reported_view_count: 2000, notes: ' New ' } },
      creator,
    );
    expect(changed).toMatchObject({ status: 'pending', reported_view_count: 2000, notes: 'New', payout: null });
    expect(await succeed(updateProof, { ...byId(id), body: { notes: '' } }, creator)).toMatchObject({ notes: null });
  });

  it('makes it wait again after it was sent back, with a new deadline', async () => {
    const sentBack = { status: 'revision_requested' as const, revisionInstructions: 'Sharper', createdAt: new Date(0) };
    const { id } = await storeProof(deliverable, sentBack);
    const changed = await succeed(updateProof, { ...byId(id), body: { notes: 'Sharper now' } }, creator);
    expect(changed).toMatchObject({ status: 'pending', revision_instructions: 'Sharper' });
    expect(changed.decide_by.getTime()).toBeGreaterThan(Date.now());
  });

  it.each(['verified', 'rejected'] as const)('is refused once it is %s', async (status) => {
    const { id } = await storeProof(deliverable, { status });
    expect(await refuse(updateProof, { ...byId(id), body: { notes: 'Late' } }, creator)).toMatchObject({ status: 409 });
    expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ status, notes: null });
  });

  it('is no way to decide on it, and nobody else’s', async () => {
    const { id } = await storeProof(deliverable);
    for (const body of [{ status: 'verified' as const }, { feedback: 'Great' }]) {
      expect(await refuse(updateProof, { ...byId(id), body }, creator)).toMatchObject({ status: 403 });
    }
    expect(await refuse(updateProof, { ...byId(id), body: {} }, creator)).toMatchObject({ status: 422 });
    const stranger = await createPerson('content_creator');
    const body = { reported_view_count: 1 };
    expect(await refuse(updateProof, { ...byId(id), body }, stranger)).toMatchObject({ status: 404 });
    expect(await refuse(updateProof, { ...byId(id), body }, await createPerson('admin'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(updateProof, { ...byId(id), body })).toMatchObject({ status: 401 });
    expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ status: 'pending', reportedViewCount: 2000 });
  });
});

describe('taking back a proof', () => {
  it('removes it with its images', async () => {
    const { proof_id } = await succeed(uploadProof, form(), creator, [png, png]);
    expect(await succeed(deleteProof, byId(proof_id), creator)).toEqual({ success: true });
    await expectNothingStored();
    expect(await refuse(deleteProof, byId(proof_id), creator)).toMatchObject({ status: 404 });
  });

  it('removes one image, but not the last', async () => {
    const { proof_id, images } = await succeed(uploadProof, form(), creator, [png, png]);
    const [first, second] = images.map(({ image_id: imageId }) => ({ params: { id: proof_id, imageId } }));
    if (!first || !second) throw new Error('two images were uploaded');
    const results = await Promise.all([first, second].map((input) => call(deleteProofImage, input, creator)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = results.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: { message: 'At least one image is required' } });
    expect(await bucketFiles(folder())).toHaveLength(1);
    expect(await pendingFiles(folder())).toEqual([]);
    const unknown = { params: { id: proof_id, imageId: 'img_nothing' } };
    expect(await refuse(deleteProofImage, unknown, creator)).toMatchObject({ status: 404, message: 'Image not found' });
  });

  it.each(ProofStatus.options.filter((status) => status !== 'pending'))('is refused once it is %s', async (status) => {
    const { id, images } = await storeProof(deliverable, { status });
    expect(await refuse(deleteProof, byId(id), creator)).toMatchObject({ status: 409, code: 'illegal_state' });
    const image = { params: { id, imageId: images[0]?.id ?? '' } };
    expect(await refuse(deleteProofImage, image, creator)).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ status });
  });

  it('is for its creator alone', async () => {
    const { id, images } = await storeProof(deliverable);
    const image = { params: { id, imageId: images[0]?.id ?? '' } };
    const stranger = await createPerson('content_creator');
    expect(await refuse(deleteProof, byId(id), stranger)).toMatchObject({ status: 404 });
    expect(await refuse(deleteProofImage, image, stranger)).toMatchObject({ status: 404 });
    for (const person of [owner, await createPerson('admin')]) {
      expect(await refuse(deleteProof, byId(id), person)).toMatchObject({ status: 403 });
      expect(await refuse(deleteProofImage, image, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(deleteProof, byId(id))).toMatchObject({ status: 401 });
    expect(await refuse(deleteProofImage, image)).toMatchObject({ status: 401 });
    expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ status: 'pending' });
  });
});
