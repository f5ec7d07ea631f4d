import {
  getApplication,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
} from '@doubloon/contract/applications/operations.ts';
import { getCampaign, listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import { getDeliverable, listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
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
  deliverableDocument,
  payoutDocument,
  proofDocument,
} from '../../functions/testing/documents.ts';
import { byId, page, put, type Cell } from '../support/access-cells/cell.ts';
import { messagingCells, putMessagingDocuments } from '../support/access-cells/messaging-cells.ts';
import { putStoreDocuments, storeCells } from '../support/access-cells/store-cells.ts';
import { call } from '../support/api.ts';
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

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
  const application = applicationDocument({ campaignId, creatorId: creator.uid, ownerId: owner.uid });
  const deliverable = deliverableDocument(application, { id: deliverableId });
  applicationId = application.id;
  await put(COLLECTIONS.campaigns, campaignId, campaignDocument({ id: campaignId, ownerId: owner.uid }));
  await put(COLLECTIONS.applications, applicationId, application);
  await put(COLLECTIONS.deliverables, deliverableId, deliverable);
  await put(COLLECTIONS.proofs, proofId, proofDocument(deliverable, { id: proofId }));
  await put(COLLECTIONS.payouts, payoutId, payoutDocument(deliverable, { id: payoutId }));
  await putMessagingDocuments({ owner, creator });
  await putStoreDocuments({ owner, creator });
  await put(COLLECTIONS.dashboards, owner.uid, { campaigns: { total: 1 } });
});

const cells: Cell[] = [
  ...messagingCells({ owner: () => owner, creator: () => creator }),
  ...storeCells({ owner: () => owner, creator: () => creator }),
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
