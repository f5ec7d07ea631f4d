import {
  createProof,
  deleteProof,
  deleteProofImage,
  getProof,
  getProofStorageMetadata,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
  updateProof,
  uploadProof,
} from '@doubloon/contract/proofs/operations.ts';
import { sampleFiles } from '../../../functions/testing/sample-files.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeProof } from '../given/fixtures.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const owner = () => castMember('business_owner');
const creator = () => castMember('content_creator');

async function approvedDeliverable() {
  const application = await storeApplication(await storeCampaign(await owner()), await creator(), {
    status: 'approved',
  });
  return storeDeliverable(application, { status: 'approved' });
}

async function proofForm() {
  const { id, applicationId, campaignId, creatorId } = await approvedDeliverable();
  const ids = { treasure_id: id, application_id: applicationId, campaign_id: campaignId, creator_id: creatorId };
  return { ...ids, reported_view_count: 1200, notes: 'A week later' };
}

async function pendingProof() {
  const deliverable = await approvedDeliverable();
  const { images } = await storeProof(deliverable);
  const both = images.flatMap((image) => [
    image,
    { ...image, id: `${image.id}_2`, storagePath: `${image.storagePath}_2` },
  ]);
  return { deliverable, proof: await storeProof(deliverable, { images: both }) };
}

const query = { limit: 20, status: 'pending' as const };

export const proofExamples = [
  example(uploadProof, async () => {
    const { png } = await sampleFiles();
    if (!png) throw new Error('there is a sample of every type');
    return { input: { body: await proofForm() }, files: [png], person: await creator() };
  }),
  example(createProof, async () => {
    const { png } = await sampleFiles();
    const images = [`data:image/png;base64,${Buffer.from(png?.bytes ?? []).toString('base64')}`];
    return { input: { body: { ...(await proofForm()), images } }, person: await creator() };
  }),
  example(listProofsOfDeliverable, async () => {
    const { deliverable } = await pendingProof();
    return { input: { params: { id: deliverable.id }, query }, person: await creator() };
  }),
  example(listProofsOfCreator, async () => {
    const person = await creator();
    return { input: { params: { id: person.uid }, query }, person };
  }),
  example(listProofsOfCampaign, async () => {
    const { deliverable } = await pendingProof();
    return { input: { params: { id: deliverable.campaignId }, query }, person: await owner() };
  }),
  example(getProof, async () => {
    const { proof } = await pendingProof();
    return { input: { params: { id: proof.id } }, person: await owner() };
  }),
  example(getProofStorageMetadata, async () => {
    const { proof } = await pendingProof();
    return { input: { params: { id: proof.id } }, person: await creator() };
  }),
  example(updateProof, async () => {
    const { proof } = await pendingProof();
    const body = { status: 'rejected' as const, feedback: 'Blurred', reported_view_count: proof.reportedViewCount };
    return { input: { params: { id: proof.id }, body }, person: await owner() };
  }),
  example(deleteProof, async () => {
    const { proof } = await pendingProof();
    return { input: { params: { id: proof.id } }, person: await creator() };
  }),
  example(deleteProofImage, async () => {
    const { proof } = await pendingProof();
    return { input: { params: { id: proof.id, imageId: proof.images[0]?.id ?? '' } }, person: await creator() };
  }),
];
