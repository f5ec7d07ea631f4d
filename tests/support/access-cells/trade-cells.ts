import { getOwnInvitation, listInvitationsOfCampaign } from '@doubloon/contract/applications/invitation-operations.ts';
import {
  getApplication,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
} from '@doubloon/contract/applications/operations.ts';
import { PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { getCampaign, listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { listSavedLoots } from '@doubloon/contract/campaigns/saved-operations.ts';
import { listSavedSearches } from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { getDeliverable, listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { downloadInvoice, listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { getProof, listProofsOfDeliverable } from '@doubloon/contract/proofs/operations.ts';
import { listQuestions } from '@doubloon/contract/questions/operations.ts';
import { questionId } from '@doubloon/contract/questions/question.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
  proofDocument,
} from '../../../functions/testing/documents.ts';
import { questionDocument } from '../../../functions/testing/question-documents.ts';
import { invoiceSample } from '../../../functions/testing/invoices.ts';
import { call } from '../api.ts';
import { unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { answered } from '../given/stores.ts';
import { byId, page, put, type Cast, type Cell } from './cell.ts';

const campaignId = unique('cmp_');
const deliverableId = unique('dlv_');
const payoutId = unique('pay_');
const proofId = unique('prf_');
const askedId = questionId(campaignId, unique('qst_'));
const searchId = unique('srh_');
const invoiceId = unique('cko_');

/** Stores the documents that `tradeCells` read. */
export async function putTradeDocuments({ owner, creator }: Cast<Person>): Promise<void> {
  const application = applicationDocument({ campaignId, creatorId: creator.uid, ownerId: owner.uid });
  const deliverable = deliverableDocument(application, { id: deliverableId });
  const campaign = campaignDocument({ id: campaignId, ownerId: owner.uid });
  await put(COLLECTIONS.campaigns, campaignId, campaign);
  await put(COLLECTIONS.publicCampaigns, campaignId, PublicCampaign.parse(campaign));
  const asked = { id: askedId, campaignId, ownerId: owner.uid, creatorId: creator.uid };
  await put(COLLECTIONS.questions, askedId, questionDocument({ ...asked, ...answered() }));
  await put(COLLECTIONS.applications, application.id, application);
  await put(COLLECTIONS.deliverables, deliverableId, deliverable);
  await put(COLLECTIONS.proofs, proofId, proofDocument(deliverable, { id: proofId }));
  await put(COLLECTIONS.invoices, invoiceId, invoiceSample({ id: invoiceId, campaignId, ownerId: owner.uid }));
  await put(COLLECTIONS.payouts, payoutId, payoutDocument(deliverable, { id: payoutId }));
}

/** Returns the reads of a campaign and what follows from it. */
export function tradeCells({ owner, creator }: Cast<() => Person>): Cell[] {
  const idOf = () => applicationId(campaignId, creator().uid);
  const savedId = () => savedLootId({ uid: creator().uid, campaignId });
  return [
    {
      collection: 'publicCampaigns',
      action: 'get',
      self: owner,
      id: () => campaignId,
      api: () => (person) => call(getCampaign, byId(campaignId), person),
    },
    {
      collection: 'publicCampaigns',
      action: 'list',
      self: owner,
      id: () => campaignId,
      api: (relation) =>
        relation === 'self' || relation === 'admin'
          ? (person) => call(listCampaignsOfOwner, page(owner().uid), person)
          : (person) => call(listCampaigns, { query: {} }, person),
    },
    {
      collection: 'campaigns',
      action: 'list',
      self: owner,
      id: () => campaignId,
      api: () => (person) => call(listCampaignsOfOwner, page(owner().uid), person),
    },
    {
      collection: 'shortlist',
      action: 'list',
      self: owner,
      counterpart: creator,
      id: idOf,
      // An admin's list contains only the admin's own marks.
      api: (relation) =>
        relation === 'admin'
          ? null
          : (person) =>
              call(listApplicationsOfOwner, { params: { id: owner().uid }, query: { shortlisted: 'true' } }, person),
    },
    {
      collection: 'invitations',
      action: 'list',
      self: owner,
      counterpart: creator,
      id: idOf,
      // A creator gets their own alone; to another creator, there is none.
      api: (relation) =>
        relation === 'counterpart'
          ? (person) => call(getOwnInvitation, byId(campaignId), person)
          : (person) => call(listInvitationsOfCampaign, page(campaignId), person),
    },
    {
      collection: 'questions',
      action: 'list',
      self: creator,
      counterpart: owner,
      id: () => askedId,
      api: () => (person) => call(listQuestions, page(campaignId), person),
    },
    {
      collection: 'savedSearches',
      action: 'list',
      self: creator,
      id: () => searchId,
      // Everybody's list contains only their own.
      api: (relation) =>
        relation === 'self' || relation === 'anonymous' ? (person) => call(listSavedSearches, {}, person) : null,
    },
    {
      collection: 'savedLoots',
      action: 'list',
      self: creator,
      id: savedId,
      // Everybody's list contains only their own.
      api: (relation) =>
        relation === 'self' || relation === 'anonymous'
          ? (person) => call(listSavedLoots, { query: {} }, person)
          : null,
    },
    {
      collection: 'applications',
      action: 'get',
      self: creator,
      counterpart: owner,
      id: idOf,
      api: () => (person) => call(getApplication, byId(idOf()), person),
    },
    {
      collection: 'applications',
      action: 'list',
      self: creator,
      counterpart: owner,
      id: idOf,
      api: (relation) =>
        relation === 'counterpart'
          ? (person) => call(listApplicationsOfOwner, page(owner().uid), person)
          : (person) => call(listApplicationsOfCreator, page(creator().uid), person),
    },
    {
      collection: 'deliverables',
      action: 'get',
      self: creator,
      counterpart: owner,
      id: () => deliverableId,
      api: () => (person) => call(getDeliverable, byId(deliverableId), person),
    },
    {
      collection: 'deliverables',
      action: 'list',
      self: creator,
      counterpart: owner,
      id: () => deliverableId,
      api: () => (person) => call(listDeliverablesOfApplication, page(idOf()), person),
    },
    {
      collection: 'proofs',
      action: 'get',
      self: creator,
      counterpart: owner,
      id: () => proofId,
      api: () => (person) => call(getProof, byId(proofId), person),
    },
    {
      collection: 'proofs',
      action: 'list',
      self: creator,
      counterpart: owner,
      id: () => proofId,
      api: () => (person) => call(listProofsOfDeliverable, page(deliverableId), person),
    },
    {
      collection: 'payouts',
      action: 'list',
      self: creator,
      counterpart: owner,
      id: () => payoutId,
      api: (relation) =>
        relation === 'counterpart'
          ? (person) => call(listPayoutsOfOwner, page(owner().uid), person)
          : (person) => call(listPayoutsOfCreator, page(creator().uid), person),
    },
    {
      collection: 'invoices',
      action: 'get',
      self: owner,
      id: () => invoiceId,
      api: () => (person) => call(downloadInvoice, byId(invoiceId), person),
    },
    {
      collection: 'invoices',
      action: 'list',
      self: owner,
      id: () => invoiceId,
      api: () => (person) => call(listInvoicesOfOwner, page(owner().uid), person),
    },
  ];
}
