import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { decideApplication } from '../../../functions/src/applications/decide-application.ts';
import { applicationDocument, deliverableDocument, proofDocument } from '../../../functions/testing/documents.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { CREATORS } from '../people.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

/** Counts that posts have; some just below and at the edge of a tier. */
export const VIEWS = [0, 1, 333, 999, 1000, 2500, 5000, 9999, 10_000, 25_000];
/** Baselines: 0 for posts that are newer than the approval, null for those that are older or of unknown age. */
const BASELINES = [0, 0, null];
const MAX_DELIVERABLES = 3;
const MAX_PROOFS = 4;

const put = (world: MoneyWorld, name: CollectionName, document: { readonly id: string }) =>
  world.look.collection(name).doc(document.id).set(document);

/** A creator applies to a loot and its owner approves. What creators deliver is stored as it is after its checks, which are not about money. */
export const join: Command = (world, [who, what]) => decideApplicant(world, who, what, 'approved');

/** A creator applies to a loot and its owner turns the application down. */
export const turnApplicantDown: Command = (world, [who, what]) => decideApplicant(world, who, what, 'rejected');

async function decideApplicant(
  world: MoneyWorld,
  who: number,
  what: number,
  status: 'approved' | 'rejected',
): Promise<void> {
  const { campaigns, applications } = await readBooks(world.look);
  const campaign = pick(inOrder(campaigns), what);
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  if (!campaign) return;
  const id = applicationId(campaign.id, uid);
  if (!applications.some((known) => known.id === id)) {
    if (world.left.has(uid)) return;
    const { id: campaignId, ownerId, title: campaignTitle } = campaign;
    const now = world.deps.clock.now();
    const fields = { campaignId, creatorId: uid, ownerId, campaignTitle, createdAt: now, decideBy: addDays(now, 7) };
    await put(world, COLLECTIONS.applications, Application.parse(applicationDocument(fields)));
  }
  await world.attempt(`the application of ${uid} to ${campaign.title} is ${status}`, () =>
    decideApplication(world.callOf(campaign.ownerId), { params: { id }, body: { status } }),
  );
}

/** A creator delivers a treasure. */
export const deliverDeliverable: Command = async (world, [who, what, how]) => {
  const { campaigns, applications, deliverables } = await readBooks(world.look);
  const open = new Set(campaigns.filter(({ status }) => status === 'open').map(({ id }) => id));
  const accepted = applications.filter(
    ({ status, campaignId, creatorId }) => status === 'approved' && open.has(campaignId) && !world.left.has(creatorId),
  );
  const application = pick(inOrder(accepted), who);
  if (!application) return;
  const number = deliverables.filter(({ applicationId: of }) => of === application.id).length;
  if (number >= MAX_DELIVERABLES) return;
  const now = world.deps.clock.now();
  const viewCount = pick(VIEWS, what) ?? 0;
  const id = world.newId('dlv');
  const deliverable = deliverableDocument(application, {
    id,
    postKey: `tiktok:${id}`,
    viewCount,
    baselineViews: pick(BASELINES, how) ?? null,
    createdAt: now,
    decideBy: addDays(now, 5),
  });
  await put(world, COLLECTIONS.deliverables, Deliverable.parse(deliverable));
  world.trace.push(
    `${application.creatorId} delivers ${deliverable.id} with ${viewCount} views, baseline ${deliverable.baselineViews}`,
  );
};

/** A creator proves how many views an approved treasure has by now: more, as many or fewer. */
export const submitProof: Command = async (world, [who, what]) => {
  const { campaigns, deliverables, proofs } = await readBooks(world.look);
  const open = new Set(campaigns.filter(({ status }) => status === 'open').map(({ id }) => id));
  const deliverable = pick(
    inOrder(
      deliverables.filter(
        ({ status, campaignId, creatorId }) =>
          status === 'approved' && open.has(campaignId) && !world.left.has(creatorId),
      ),
    ),
    who,
  );
  if (!deliverable || proofs.filter(({ deliverableId }) => deliverableId === deliverable.id).length >= MAX_PROOFS)
    return;
  const now = world.deps.clock.now();
  const fields = {
    id: world.newId('prf'),
    reportedViewCount: pick(VIEWS, what) ?? 0,
    createdAt: now,
    decideBy: addDays(now, 5),
  };
  await put(world, COLLECTIONS.proofs, Proof.parse(proofDocument(deliverable, fields)));
  world.trace.push(`${fields.id} of ${deliverable.id} shows ${fields.reportedViewCount} views`);
};
