import {
  approvePayment,
  countApplications,
  createApplication,
  decideApplication,
  decideContent,
  editApplication,
  freeSlot,
  getApplicant,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
  previewSlotFreeing,
  shortlistApplication,
  submitContent,
  withdrawApplication,
} from '@doubloon/contract/applications/operations.ts';
import {
  closeCampaign,
  extendCampaign,
  completeCheckout,
  deleteCampaignCover,
  deleteCampaignFile,
  editCampaign,
  getBrand,
  getCampaign,
  listBrandLoots,
  listNewestLoots,
  listCampaigns,
  listCampaignsOfOwner,
  pauseCampaign,
  previewExtension,
  resumeCampaign,
} from '@doubloon/contract/campaigns/operations.ts';
import { addBudget, previewAddedBudget } from '@doubloon/contract/payments/budget/operations.ts';
import { listCampaignDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { approvedCreator } from '../given/approved-creators.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeFunds } from '../given/fixtures.ts';
import { buyCampaign, endingIn, openCheckout } from '../money/paid-campaigns.ts';
import { payOnHostedPage } from '../money/payment-provider.ts';
import { createPerson, unique } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const owner = () => castMember('business_owner');
const creator = () => castMember('content_creator');

/** Stores a campaign with its funds, and an application to it by a new creator. */
async function pendingApplication() {
  const campaign = await storeCampaign(await owner());
  await storeFunds(campaign);
  const applicant = await createPerson('content_creator');
  const application = await storeApplication(campaign, applicant);
  return { campaign, applicant, application };
}

/** Stores an approved application of a new creator, with content in this status. */
async function applicationWithContent(status: 'submitted' | 'approved' | null) {
  const campaign = await storeCampaign(await owner(), { payoutModel: 'per_view' });
  await storeFunds(campaign);
  const applicant = await createPerson('content_creator');
  const at = new Date();
  const content = { text: 'Script', url: null, feedback: null, submittedAt: at, decideBy: at, decidedAt: null };
  const fields = { status: 'approved' as const, content: status && { ...content, status } };
  return { applicant, application: await storeApplication(campaign, applicant, fields) };
}

/** Stores an approved application whose creator delivered nothing in time. */
async function overdueSlot() {
  const campaign = await storeCampaign(await owner());
  await storeFunds(campaign, { slotsTaken: 1 });
  const deliverBy = new Date();
  return storeApplication(campaign, await createPerson('content_creator'), { status: 'approved', deliverBy });
}

async function submittedDeliverable() {
  const approved = await approvedCreator(await owner());
  return { ...approved, deliverable: await storeDeliverable(approved.application) };
}

export const campaignExamples = [
  example(listCampaigns, async () => {
    await storeCampaign(await owner());
    const query = { limit: 20, search: 'tea', platform: 'tiktok', minBudget: 10, sort: 'budget_low' } as const;
    return { input: { query }, person: await creator() };
  }),
  example(completeCheckout, async () => {
    const person = await owner();
    const payment_gateway_id = await openCheckout(person);
    await payOnHostedPage(payment_gateway_id);
    return { input: { body: { payment_gateway_id } }, person };
  }),
  example(getCampaign, async () => ({ input: { params: { id: (await storeCampaign(await owner())).id } } })),
  example(getBrand, async () => ({ input: { params: { id: (await owner()).uid } } })),
  example(listBrandLoots, async () => {
    await storeCampaign(await owner());
    return { input: { params: { id: (await owner()).uid }, query: { limit: 20 } } };
  }),
  example(listNewestLoots, async () => {
    await storeCampaign(await owner());
    return { input: {} };
  }),
  example(listCampaignsOfOwner, async () => {
    const person = await owner();
    return { input: { params: { id: person.uid }, query: { limit: 20 } }, person };
  }),
  example(listCampaignDeliverables, async () => {
    const { campaign } = await submittedDeliverable();
    return { input: { params: { id: campaign.id }, query: { limit: 20 } }, person: await owner() };
  }),
  example(deleteCampaignCover, async () => {
    const { id } = await storeCampaign(await owner());
    return { input: { params: { id } }, person: await owner() };
  }),
  example(deleteCampaignFile, async () => {
    const file = {
      id: 'fil_1',
      name: 'tea.pdf',
      contentType: 'application/pdf',
      sizeBytes: 9,
      downloadUrl: 'https://files.test/1',
    };
    const storagePath = `users/${(await owner()).uid}/public/${unique('tea')}.pdf`;
    const { id } = await storeCampaign(await owner(), { files: [{ ...file, storagePath }] });
    return { input: { params: { id, fileId: file.id } }, person: await owner() };
  }),
  example(editCampaign, async () => {
    const { id } = await storeCampaign(await owner());
    const body = { title: 'Summer loot', niche: 'Food' as const, age_range: '18-35', interests: ['tea'] };
    return { input: { params: { id }, body }, person: await owner() };
  }),
  example(pauseCampaign, async () => {
    const { id } = await storeCampaign(await owner());
    return { input: { params: { id } }, person: await owner() };
  }),
  example(resumeCampaign, async () => {
    const { id } = await storeCampaign(await owner(), { status: 'paused' });
    return { input: { params: { id } }, person: await owner() };
  }),
  example(previewExtension, async () => {
    const { campaign } = await buyCampaign(await owner(), endingIn(10));
    return { input: { params: { id: campaign.id } }, person: await owner() };
  }),
  example(extendCampaign, async () => {
    const { campaign } = await buyCampaign(await owner(), endingIn(10));
    return { input: { params: { id: campaign.id }, body: endingIn(20) }, person: await owner() };
  }),
  example(previewAddedBudget, async () => {
    const { campaign } = await buyCampaign(await owner());
    return { input: { params: { id: campaign.id } }, person: await owner() };
  }),
  example(addBudget, async () => {
    const { campaign } = await buyCampaign(await owner());
    return { input: { params: { id: campaign.id }, body: { slots: 1 } }, person: await owner() };
  }),
  example(closeCampaign, async () => {
    const campaign = await storeCampaign(await owner());
    await storeFunds(campaign);
    return { input: { params: { id: campaign.id } }, person: await owner() };
  }),
];

export const applicationExamples = [
  example(createApplication, async () => {
    const { id } = await storeCampaign(await owner());
    const person = await createPerson('content_creator');
    return { input: { body: { campaign_id: id, creator_id: person.uid, cover_letter: 'I like tea.' } }, person };
  }),
  example(listOwnApplications, async () => {
    const { applicant, campaign } = await pendingApplication();
    const query = { userId: applicant.uid, campaignIds: [campaign.id], with: campaign.ownerId, limit: 20 };
    return { input: { query }, person: applicant };
  }),
  example(countApplications, async () => ({
    input: { params: { campaignId: (await pendingApplication()).campaign.id } },
  })),
  example(listApplicationsOfCampaign, async () => {
    const { campaign } = await pendingApplication();
    return { input: { params: { id: campaign.id }, query: { limit: 20 } }, person: await owner() };
  }),
  example(listApplicationsOfCreator, async () => {
    const { applicant } = await pendingApplication();
    return { input: { params: { id: applicant.uid }, query: { status: ['pending' as const] } }, person: applicant };
  }),
  example(listApplicationsOfOwner, async () => {
    const person = await owner();
    return { input: { params: { id: person.uid }, query: { status: ['approved' as const], limit: 5 } }, person };
  }),
  example(getApplication, async () => {
    const { applicant, application } = await pendingApplication();
    return { input: { params: { id: application.id } }, person: applicant };
  }),
  example(getApplicant, async () => {
    const { application } = await pendingApplication();
    return { input: { params: { id: application.id } }, person: await owner() };
  }),
  example(withdrawApplication, async () => {
    const { applicant, application } = await pendingApplication();
    return { input: { params: { id: application.id } }, person: applicant };
  }),
  example(editApplication, async () => {
    const { applicant, application } = await pendingApplication();
    return { input: { params: { id: application.id }, body: { cover_letter: 'I love tea.' } }, person: applicant };
  }),
  example(previewSlotFreeing, async () => ({
    input: { params: { id: (await overdueSlot()).id } },
    person: await owner(),
  })),
  example(freeSlot, async () => ({ input: { params: { id: (await overdueSlot()).id } }, person: await owner() })),
  example(submitContent, async () => {
    const { applicant, application } = await applicationWithContent(null);
    const body = { text: 'Script', url: 'https://drive.example.com/clip' };
    return { input: { params: { id: application.id }, body }, person: applicant };
  }),
  example(decideContent, async () => {
    const { application } = await applicationWithContent('submitted');
    const body = { approved: false, feedback: 'Name the tea' };
    return { input: { params: { id: application.id }, body }, person: await owner() };
  }),
  example(approvePayment, async () => {
    const { application } = await applicationWithContent('approved');
    const body = { approved: true as const, feedback: 'Thank you' };
    return { input: { params: { id: application.id }, body }, person: await owner() };
  }),
  example(shortlistApplication, async () => {
    const { application } = await pendingApplication();
    return { input: { params: { id: application.id }, body: { shortlisted: true } }, person: await owner() };
  }),
  example(decideApplication, async () => {
    const { application } = await pendingApplication();
    const body = { status: 'approved' as const, feedback: 'Welcome' };
    return { input: { params: { id: application.id }, body }, person: await owner() };
  }),
];
