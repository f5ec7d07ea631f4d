import {
  createDeliverable,
  decideDeliverable,
  deleteDeliverable,
  getDeliverable,
  getProject,
  listDeliverables,
  listDeliverablesOfApplication,
  previewTopUp,
} from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';
import { listFlags } from '@doubloon/contract/flags/operations.ts';
import { listReadings } from '@doubloon/contract/readings/operations.ts';
import { approvedCreator, reportOf, tiktokUrl } from '../given/approved-creators.ts';
import { storeDeliverable, storeFlagReport, storeReading } from '../given/fixtures.ts';
import { buyCampaign, createPaidCreator, submitDeliverable } from '../money/paid-campaigns.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const owner = () => castMember('business_owner');

async function submittedDeliverable() {
  const approved = await approvedCreator(await owner());
  return { ...approved, deliverable: await storeDeliverable(approved.application) };
}

export const deliverableExamples = [
  example(createDeliverable, async () => {
    const { creator: person, handle, application } = await approvedCreator(await owner());
    return { input: reportOf(application, tiktokUrl(handle), { notes: 'Have a look' }), person };
  }),
  example(listDeliverablesOfApplication, async () => {
    const { application, creator: person } = await submittedDeliverable();
    return { input: { params: { id: application.id }, query: { limit: 20 } }, person };
  }),
  example(listDeliverables, async () => {
    const { application, creator: person } = await submittedDeliverable();
    const query = { applicationId: application.id, campaignId: application.campaignId, status: 'submitted' as const };
    return { input: { query: { ...query, limit: 20 } }, person };
  }),
  example(deleteDeliverable, async () => {
    const { deliverable, creator: person } = await submittedDeliverable();
    return { input: { params: { id: deliverable.id } }, person };
  }),
  example(getDeliverable, async () => {
    const { deliverable, creator: person } = await submittedDeliverable();
    return { input: { params: { id: deliverable.id } }, person };
  }),
  example(getProject, async () => {
    const { application, creator: person } = await submittedDeliverable();
    return { input: { params: { campaignId: application.campaignId, creatorId: person.uid } }, person };
  }),
  example(listReadings, async () => {
    const { deliverable, creator: person } = await submittedDeliverable();
    await storeReading(deliverable);
    return { input: { params: { id: deliverable.id }, query: { limit: 20 } }, person };
  }),
  example(previewTopUp, async () => {
    const { campaign } = await buyCampaign(await owner());
    const person = await createPaidCreator();
    const { id } = await submitDeliverable(campaign, person);
    const topUp = { readingId: 'rdg_1', views: 9000, at: deps().clock.now(), handle: 'ada', baselineViews: 0 };
    const waits = { ...topUp, paysAt: deps().clock.now(), paymentProblem: null };
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id).update({ status: 'approved', topUp: waits });
    return { input: { params: { id } }, person };
  }),
  example(listFlags, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    await storeFlagReport(deliverable);
    return { input: { params: { id: deliverable.id } }, person };
  }),
  example(decideDeliverable, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    const body = { status: 'approved' as const, view_count: deliverable.viewCount };
    return { input: { params: { id: deliverable.id }, body }, person };
  }),
];
