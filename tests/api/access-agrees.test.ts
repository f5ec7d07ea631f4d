import {
  getApplication,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
} from '@doubloon/contract/applications/operations.ts';
import { getCampaign, listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import { getDeliverable, listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { followId } from '@doubloon/contract/followers/follow.ts';
import { listFollowing } from '@doubloon/contract/followers/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import {
  getChatPartner,
  getConversation,
  listConversations,
  listMessages,
} from '@doubloon/contract/messaging/operations.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { getProof, listProofsOfDeliverable } from '@doubloon/contract/proofs/operations.ts';
import { DOCUMENT_ACCESS, mayDo, type Relation } from '@doubloon/contract/shared/access.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { getUser } from '@doubloon/contract/users/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applicationDocument,
  campaignDocument,
  conversationDocument,
  deliverableDocument,
  messageDocument,
  payoutDocument,
  proofDocument,
} from '../../functions/testing/documents.ts';
import { followDocument, reviewDocument, storeDocument } from '../../functions/testing/store-documents.ts';
import { call, deps } from '../support/api.ts';
import { mayGetDirectly, mayListDirectly } from '../support/direct-rest.ts';
import { createPerson, unique } from '../support/people.ts';
import type { Person } from '../support/person.ts';

let owner: Person;
let creator: Person;
let stranger: Person;
let admin: Person;
const campaignId = unique('cmp_');
let applicationId: string;
const deliverableId = unique('dlv_');
const payoutId = unique('pay_');
const proofId = unique('prf_');
const conversationId = unique('cnv_');
const messageId = unique('msg_');

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
  const application = applicationDocument({ campaignId, creatorId: creator.uid, ownerId: owner.uid });
  const deliverable = deliverableDocument(application, { id: deliverableId });
  applicationId = application.id;
  const put = (name: CollectionName, id: string, document: object) => deps().db.collection(name).doc(id).set(document);
  await put(COLLECTIONS.campaigns, campaignId, campaignDocument({ id: campaignId, ownerId: owner.uid }));
  await put(COLLECTIONS.applications, applicationId, application);
  await put(COLLECTIONS.deliverables, deliverableId, deliverable);
  await put(COLLECTIONS.proofs, proofId, proofDocument(deliverable, { id: proofId }));
  await put(COLLECTIONS.payouts, payoutId, payoutDocument(deliverable, { id: payoutId }));
  const conversation = conversationDocument({ id: conversationId, participantIds: [owner.uid, creator.uid] });
  await put(COLLECTIONS.conversations, conversationId, conversation);
  const message = messageDocument(conversation, { id: messageId, senderId: creator.uid });
  await put(COLLECTIONS.messages, messageId, message);
  await put(COLLECTIONS.presence, creator.uid, { uid: creator.uid, lastSeenAt: new Date() });
  await put(COLLECTIONS.drafts, `${creator.uid}__loot`, {
    uid: creator.uid,
    key: 'loot',
    text: 'Ahoy',
    updatedAt: new Date(),
  });
  await put(COLLECTIONS.stores, creator.uid, storeDocument({ id: creator.uid }));
  await put(COLLECTIONS.storeSettings, creator.uid, defaultStoreSettings(creator.uid));
  const review = reviewDocument({ userId: owner.uid, creatorId: creator.uid });
  await put(COLLECTIONS.reviews, review.id, review);
  const follow = followDocument({ followerUid: owner.uid, creatorUid: creator.uid });
  await put(COLLECTIONS.follows, follow.id, follow);
  await put(COLLECTIONS.dashboards, owner.uid, { campaigns: { total: 1 } });
});

type Ask = (person?: Person) => Promise<{ ok: boolean; status: number }>;

interface Cell {
  readonly collection: CollectionName;
  readonly action: 'get' | 'list';
  /** Who stands in the relations `self` and `counterpart` to the document. */
  readonly self: () => Person;
  readonly counterpart?: () => Person;
  readonly id: () => string;
  /** What somebody of a relation asks the API for; null where it has no such read. */
  readonly api: (relation: Relation) => Ask | null;
}

const byId = (id: string) => ({ params: { id } });
const page = (id: string) => ({ params: { id }, query: {} });

const cells: Cell[] = [
  {
    collection: 'users',
    action: 'get',
    self: () => creator,
    id: () => creator.uid,
    api: () => (person) => call(getUser, byId(creator.uid), person),
  },
  {
    collection: 'socialAccounts',
    action: 'list',
    self: () => creator,
    id: () => creator.uid,
    // The API has one's own only: it has no way to ask for somebody else's.
    api: (relation) => (relation === 'self' ? (person) => call(listSocialAccounts, {}, person) : null),
  },
  {
    collection: 'campaigns',
    action: 'get',
    self: () => owner,
    id: () => campaignId,
    api: () => (person) => call(getCampaign, byId(campaignId), person),
  },
  {
    collection: 'campaigns',
    action: 'list',
    self: () => owner,
    id: () => campaignId,
    api: (relation) =>
      relation === 'self' || relation === 'admin'
        ? (person) => call(listCampaignsOfOwner, page(owner.uid), person)
        : (person) => call(listCampaigns, { query: {} }, person),
  },
  {
    collection: 'applications',
    action: 'get',
    self: () => creator,
    counterpart: () => owner,
    id: () => applicationId,
    api: () => (person) => call(getApplication, byId(applicationId), person),
  },
  {
    collection: 'applications',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => applicationId,
    api: (relation) =>
      relation === 'counterpart'
        ? (person) => call(listApplicationsOfOwner, page(owner.uid), person)
        : (person) => call(listApplicationsOfCreator, page(creator.uid), person),
  },
  {
    collection: 'deliverables',
    action: 'get',
    self: () => creator,
    counterpart: () => owner,
    id: () => deliverableId,
    api: () => (person) => call(getDeliverable, byId(deliverableId), person),
  },
  {
    collection: 'deliverables',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => deliverableId,
    api: () => (person) => call(listDeliverablesOfApplication, page(applicationId), person),
  },
  {
    collection: 'proofs',
    action: 'get',
    self: () => creator,
    counterpart: () => owner,
    id: () => proofId,
    api: () => (person) => call(getProof, byId(proofId), person),
  },
  {
    collection: 'proofs',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => proofId,
    api: () => (person) => call(listProofsOfDeliverable, page(deliverableId), person),
  },
  {
    collection: 'payouts',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => payoutId,
    api: (relation) =>
      relation === 'counterpart'
        ? (person) => call(listPayoutsOfOwner, page(owner.uid), person)
        : (person) => call(listPayoutsOfCreator, page(creator.uid), person),
  },
  {
    collection: 'conversations',
    action: 'get',
    self: () => creator,
    counterpart: () => owner,
    id: () => conversationId,
    api: () => (person) => call(getConversation, byId(conversationId), person),
  },
  {
    collection: 'conversations',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => conversationId,
    // The API has one's own only.
    api: (relation) =>
      relation === 'self' || relation === 'counterpart' || relation === 'anonymous'
        ? (person) => call(listConversations, { query: {} }, person)
        : null,
  },
  {
    collection: 'messages',
    action: 'list',
    self: () => creator,
    counterpart: () => owner,
    id: () => messageId,
    api: () => (person) => call(listMessages, page(conversationId), person),
  },
  {
    collection: 'presence',
    action: 'get',
    self: () => creator,
    id: () => creator.uid,
    api: () => (person) => call(getChatPartner, byId(creator.uid), person),
  },
  {
    collection: 'drafts',
    action: 'list',
    self: () => creator,
    id: () => `${creator.uid}__loot`,
    // As with one's own accounts.
    api: (relation) => (relation === 'self' ? (person) => call(listDrafts, {}, person) : null),
  },
  {
    collection: 'stores',
    action: 'get',
    self: () => creator,
    id: () => creator.uid,
    api: () => (person) => call(getStore, byId(creator.uid), person),
  },
  {
    collection: 'storeSettings',
    action: 'get',
    self: () => creator,
    id: () => creator.uid,
    api: () => (person) => call(getStoreSettings, byId(creator.uid), person),
  },
  {
    collection: 'reviews',
    action: 'list',
    self: () => owner,
    counterpart: () => creator,
    id: () => reviewId(owner.uid, creator.uid),
    api: () => (person) => call(listReviewsOfCreator, page(creator.uid), person),
  },
  {
    collection: 'follows',
    action: 'list',
    self: () => owner,
    counterpart: () => creator,
    id: () => followId(owner.uid, creator.uid),
    api: () => (person) => call(listFollowing, page(owner.uid), person),
  },
  {
    collection: 'affiliateLinks',
    action: 'list',
    self: () => owner,
    id: () => owner.uid,
    // The API has one's own only.
    api: (relation) => (relation === 'self' ? (person) => call(listAffiliateLinks, { query: {} }, person) : null),
  },
  {
    collection: 'dashboards',
    action: 'get',
    self: () => owner,
    id: () => owner.uid,
    api: () => (person) => call(getDashboardStats, { params: { uid: owner.uid } }, person),
  },
];

const people: Record<Relation, (cell: Cell) => Person | undefined> = {
  self: ({ self }) => self(),
  counterpart: ({ counterpart }) => counterpart?.(),
  other: () => stranger,
  anonymous: () => undefined,
  admin: () => admin,
};

function asksDirectly(cell: Cell, relation: Relation, person: Person | undefined): Promise<boolean> {
  const { collection } = cell;
  if (cell.action === 'get') return mayGetDirectly(person, `${collection}/${cell.id()}`);
  const { list } = DOCUMENT_ACCESS[collection];
  const filter = list[relation] ?? list.other ?? list.self ?? 'unfiltered';
  return mayListDirectly(person, collection, filter, list[relation] ? (person?.uid ?? '') : cell.self().uid);
}

describe.each(cells.map((cell) => [`${cell.action} ${cell.collection}`, cell] as const))('%s', (_name, cell) => {
  const relations = (Object.keys(people) as Relation[]).filter(
    (relation) => (relation !== 'counterpart' || cell.counterpart) && cell.api(relation),
  );

  it.each(relations)('is the same through the API, by the rules and in the table for %s', async (relation) => {
    const person = people[relation](cell);
    const answer = await cell.api(relation)?.(person);
    if (!answer?.ok) expect([401, 403, 404]).toContain(answer?.status);
    const answers = { api: answer?.ok, rules: await asksDirectly(cell, relation, person) };
    const allowed = mayDo(cell.collection, relation, cell.action);
    expect(answers).toEqual({ api: allowed, rules: allowed });
  });
});

it('asks for every collection that anybody may read directly, except what the API shows within something else', () => {
  const readable = (Object.keys(DOCUMENT_ACCESS) as CollectionName[]).filter(
    (name) => DOCUMENT_ACCESS[name].get.length > 0,
  );
  const asked = new Set(cells.map(({ collection }) => collection));
  // A user's private part is read as one's own profile, together with the public one; a read mark as what is unread.
  expect(readable.filter((name) => !asked.has(name))).toEqual(['userPrivate', 'readMarks']);
});
