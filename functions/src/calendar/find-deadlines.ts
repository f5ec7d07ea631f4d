import type { Application } from '@doubloon/contract/applications/application.ts';
import { MAX_CALENDAR_DOCUMENTS } from '@doubloon/contract/calendar/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { type Deliverable, revisedUntil } from '@doubloon/contract/deliverables/deliverable.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { actingParty } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { type Proof, revisedUntil as proofRevisedUntil } from '@doubloon/contract/proofs/proof.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { keptSlot } from '../applications/application-view.ts';
import { endsAt } from '../deliverables/notify-of-lapse.ts';
import type { Database } from '../platform/database/database.ts';

/** A moment until which something is to be done, or will be decided, for one person. */
export interface Deadline {
  /** Stays the same when the moment changes, so that calendars move the entry. */
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  /** Where it is done, below the product's origin. */
  readonly path: string;
}

const PAGE = { limit: MAX_CALENDAR_DOCUMENTS };

/** Returns the deadlines of a person, soonest first. Each of them follows from the newest `MAX_CALENDAR_DOCUMENTS` of its kind. */
export async function findDeadlines(db: Database, { uid, role }: Pick<User, 'uid' | 'role'>): Promise<Deadline[]> {
  const found =
    role === 'content_creator' ? await ofCreator(db, uid) : role === 'business_owner' ? await ofOwner(db, uid) : [];
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns the deadlines of a creator. Reads at most 5 pages, and one per slot that is kept. */
async function ofCreator(db: Database, creatorId: string): Promise<Deadline[]> {
  const [applications, deliverables, proofs] = await Promise.all([
    db.applications.page(PAGE, { creatorId, statuses: ['pending', 'approved'] }),
    db.deliverables.page(PAGE, { creatorId }),
    db.proofs.page(PAGE, { creatorId }),
  ]);
  const campaigns = await db.campaigns.findMap(
    [...applications.items, ...deliverables.items].map(({ campaignId }) => campaignId),
  );
  const isClosed = (id: string) => !isRunning(campaigns.get(id)?.status ?? 'completed');
  const ofApplications = applications.items.map((application) =>
    ofOwnApplication(db, application, campaigns.get(application.campaignId)),
  );
  const titleOf = ({ campaignId, campaignTitle }: Proof) =>
    campaignTitle ?? campaigns.get(campaignId)?.title ?? 'a loot';
  return [
    ...(await Promise.all(ofApplications)).flat(),
    ...deliverables.items.flatMap((deliverable) => ofDeliverable(deliverable, isClosed(deliverable.campaignId))),
    ...proofs.items.flatMap((proof) => ofProof(proof, titleOf(proof), isClosed(proof.campaignId))),
  ];
}

async function ofOwnApplication(
  db: Database,
  application: Application,
  campaign: Campaign | undefined,
): Promise<Deadline[]> {
  const { id, campaignId, campaignTitle: title, status, decideBy, content } = application;
  if (status === 'pending') {
    const text = 'The owner decides by then; left undecided, it is rejected.';
    const path = ADDRESSES.ownApplication(campaignId);
    return [{ id: `decision-${id}`, at: decideBy, title: `Decision on your application to “${title}”`, text, path }];
  }
  const path = ADDRESSES.approvedProject(id);
  const found: Deadline[] = [];
  if (campaign && isRunning(campaign.status)) {
    found.push(endOf(campaign, 'Until then the loot takes treasures and proofs.', path));
    const slot = keptSlot(application, campaign);
    if (slot && !content && !(await db.deliverables.hasIn(id, STANDING_DELIVERABLE_STATUSES))) {
      const text = 'Afterwards the owner can give your slot to somebody else.';
      found.push({ id: `delivery-${id}`, at: slot.deliverBy, title: `Deliver for “${title}”`, text, path });
    }
  }
  if (content?.status === 'submitted') {
    const text = 'The owner decides by then; left undecided, it is approved.';
    found.push({
      id: `content-${id}`,
      at: content.decideBy,
      title: `Decision on your content for “${title}”`,
      text,
      path,
    });
  }
  return found;
}

function ofDeliverable(deliverable: Deliverable, closed: boolean): Deadline[] {
  const { id, applicationId, campaignTitle: loot, status, lapse, paymentProblem: problem } = deliverable;
  const path = ADDRESSES.approvedProject(applicationId);
  if (status === 'revision_requested') {
    if (!closed) return [];
    const text = 'The loot is closed. Until then it takes this treasure again.';
    return [
      { id: `revision-${id}`, at: revisedUntil(deliverable), title: `Revise your treasure for “${loot}”`, text, path },
    ];
  }
  if (status === 'approved') {
    if (!lapse || deliverable.provenViews || deliverable.latestReading) return [];
    const text = 'Afterwards the views that you reported are not paid any more.';
    const proofs = ADDRESSES.approvedProject(applicationId, 'proofs');
    return [{ id: `evidence-${id}`, at: lapse.at, title: `Prove your views for “${loot}”`, text, path: proofs }];
  }
  if (status !== 'submitted' || !isApprovedBySilence(deliverable)) return [];
  if (problem) {
    const { triedUntil: at, details: text } = problem;
    if (!at || problem.endedAt || actingParty(problem.reason) !== 'creator') return [];
    const title = `Make your payment from “${loot}” possible`;
    return [{ id: `payment-${id}`, at, title, text, path: ADDRESSES.payoutAccount }];
  }
  const text = 'The owner decides by then; left undecided, the work is approved.';
  return [
    { id: `decision-${id}`, at: deliverable.decideBy, title: `Decision on your treasure for “${loot}”`, text, path },
  ];
}

/** True unless an admin has to say first whose post it is, or the post is gone: then nothing is decided by itself. */
const isApprovedBySilence = ({ authorCheck, postState }: Deliverable) =>
  authorCheck !== 'needs_admin' && !isRemoved(postState);

function ofProof(proof: Proof, loot: string, closed: boolean): Deadline[] {
  const { id, applicationId, status, decideBy, paymentProblem } = proof;
  const path = ADDRESSES.approvedProject(applicationId, 'proofs');
  const until = status === 'revision_requested' && closed && proofRevisedUntil(proof);
  if (until) {
    const text = 'The loot is closed. Until then it takes this proof again.';
    return [{ id: `revision-${id}`, at: until, title: `Revise your proof for “${loot}”`, text, path }];
  }
  if (status !== 'pending' || paymentProblem) return [];
  const text = 'The owner decides by then.';
  return [{ id: `decision-${id}`, at: decideBy, title: `Decision on your proof for “${loot}”`, text, path }];
}

const endOf = (campaign: Campaign, text: string, path: string): Deadline => ({
  ...{ id: `end-${campaign.id}`, at: endsAt(campaign), title: `“${campaign.title}” ends`, text, path },
});

/** Returns the deadlines of an owner. Reads at most 5 pages. */
async function ofOwner(db: Database, ownerId: string): Promise<Deadline[]> {
  const [campaigns, pending, approved, deliverables, proofs] = await Promise.all([
    db.campaigns.pageOfListed(PAGE, { ownerId }),
    db.applications.page(PAGE, { ownerId, statuses: ['pending'] }),
    db.applications.page(PAGE, { ownerId, statuses: ['approved'] }),
    db.deliverables.page(PAGE, { ownerId, status: 'submitted' }),
    db.proofs.page(PAGE, { ownerId, status: 'pending' }),
  ]);
  return [
    ...campaigns.items
      .filter(({ status }) => isRunning(status))
      .map((campaign) => endOf(campaign, 'Afterwards it takes nothing new.', ADDRESSES.managedLoot(campaign.id))),
    ...pending.items.map(({ id, campaignId, creatorName, campaignTitle, decideBy }) => ({
      ...{ id: `decision-${id}`, at: decideBy, title: `Decide on ${creatorName}’s application to “${campaignTitle}”` },
      ...{ text: 'Left undecided, it is rejected.', path: ADDRESSES.managedApplication(campaignId, id) },
    })),
    ...approved.items.flatMap(({ id, campaignId, creatorName, campaignTitle, content }) =>
      content?.status === 'submitted'
        ? {
            ...{
              id: `content-${id}`,
              at: content.decideBy,
              title: `Review ${creatorName}’s content for “${campaignTitle}”`,
            },
            ...{ text: 'Left undecided, it is approved.', path: ADDRESSES.managedApplication(campaignId, id) },
          }
        : [],
    ),
    ...deliverables.items
      .filter((deliverable) => !deliverable.paymentProblem && isApprovedBySilence(deliverable))
      .map(({ id, campaignId, creatorName, campaignTitle, decideBy }) => ({
        ...{ id: `decision-${id}`, at: decideBy, title: `Review ${creatorName}’s treasure for “${campaignTitle}”` },
        text: 'Left undecided, the work is approved with 0 counted views.',
        path: ADDRESSES.managedDeliverable(campaignId, id),
      })),
    ...proofs.items
      .filter(({ paymentProblem }) => !paymentProblem)
      .map(({ id, campaignId, campaignTitle, decideBy }) => ({
        ...{ id: `decision-${id}`, at: decideBy, title: `Review a proof for “${campaignTitle ?? 'your loot'}”` },
        ...{ text: 'It tells how often a post was seen.', path: ADDRESSES.managedProof(campaignId, id) },
      })),
  ];
}
