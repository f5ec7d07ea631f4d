import type { ApplicantFigures } from '@doubloon/contract/applications/applicant.ts';
import { type Application, type ApplicationView, deliverBy } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { mostByTermsCents } from '@doubloon/contract/campaigns/earnings.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { toCoverView } from '../campaigns/cover-view.ts';
import { payoutIdOf } from '../payments/payouts/payable.ts';
import { toPaymentProblemView } from '../payments/statements/payment-problem-view.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/dependencies.ts';

/** The person who reads an application. */
type Reader = Pick<Caller, 'uid'>;

interface KeptSlot {
  readonly deliverBy: Date;
}

/** The slot that an application has in its campaign; null unless it is approved and the campaign runs and has slots. Pure. */
export function keptSlot(application: Application, campaign: Campaign): KeptSlot | null {
  const { status, decidedAt, createdAt } = application;
  if (status !== 'approved' || campaign.payoutModel !== 'budget_share' || !isRunning(campaign.status)) return null;
  // Older documents do not say it.
  return { deliverBy: application.deliverBy ?? deliverBy(decidedAt ?? createdAt, campaign) };
}

/**
 * Applications as the API shows them to somebody, in their order. Reads one per campaign, one per slot that is kept, and for its owner one per application
 * and one per creator.
 */
export async function viewApplications(
  db: Database,
  applications: readonly Application[],
  reader: Reader,
): Promise<ApplicationView[]> {
  const campaigns = await db.campaigns.findMap(applications.map(({ campaignId }) => campaignId));
  return viewApplicationsTo(db, campaigns, applications, reader);
}

/**
 * Applications as the API shows them to somebody, where their campaigns are known. Reads one per slot that is kept, and for its owner one per application and
 * one per creator.
 */
async function viewApplicationsTo(
  db: Database,
  campaigns: ReadonlyMap<string, Campaign>,
  applications: readonly Application[],
  { uid }: Reader,
): Promise<ApplicationView[]> {
  const received = applications.filter(({ ownerId }) => ownerId === uid);
  const [marked, stores] = await Promise.all([
    db.shortlist.findMarked(received, uid),
    db.stores.findMap(received.map(({ creatorId }) => creatorId)),
  ]);
  return Promise.all(
    applications.map(async (application) => {
      const campaign = campaigns.get(application.campaignId) ?? null;
      const slot = await showSlot(db, application, campaign);
      if (application.ownerId !== uid) return toApplicationView(application, campaign, slot);
      const creator = toApplicantFigures(stores.get(application.creatorId));
      return toApplicationView(application, campaign, slot, { shortlisted: marked.has(application.id), creator });
    }),
  );
}

/** One application as the API shows it to somebody. Reads up to 2, and 2 more for its owner. */
export async function viewApplication(
  db: Database,
  application: Application,
  reader: Reader,
): Promise<ApplicationView> {
  const [view] = await viewApplications(db, [application], reader);
  if (!view) throw new Error('Each application has a view');
  return view;
}

/** A page of applications as the API shows them to somebody. Reads as `viewApplications`. */
export async function viewPage(
  db: Database,
  { items, nextCursor }: Page<Application>,
  reader: Reader,
): Promise<Page<ApplicationView>> {
  return { items: await viewApplications(db, items, reader), nextCursor };
}

/** A page of the applications to one campaign as the API shows them to somebody. Reads as `viewApplicationsTo`. */
export async function viewPageOf(
  db: Database,
  campaign: Campaign,
  { items, nextCursor }: Page<Application>,
  reader: Reader,
): Promise<Page<ApplicationView>> {
  return { items: await viewApplicationsTo(db, new Map([[campaign.id, campaign]]), items, reader), nextCursor };
}

/** The slot that is kept for an application, if any. Reads at most 1. */
async function showSlot(
  db: Database,
  application: Application,
  campaign: Campaign | null,
): Promise<ApplicationView['slot']> {
  const slot = campaign ? keptSlot(application, campaign) : null;
  if (!slot) return null;
  const delivered =
    application.content !== null || (await db.deliverables.hasIn(application.id, STANDING_DELIVERABLE_STATUSES));
  return { deliver_by: slot.deliverBy, delivered };
}

/** Returns a creator's figures from their open store; null if there is none. Pure. */
function toApplicantFigures(store: Store | undefined): ApplicantFigures | null {
  if (store?.status !== 'open') return null;
  const { rating, counts, verified, socialLinks, accountFollowers } = store;
  const { reviews: reviewCount, followers } = counts;
  return { rating, reviewCount, followers, verified, socialLinks, accountFollowers };
}

/** An application as the API shows it, with its campaign as it is now, and with what is for its owner alone. */
export function toApplicationView(
  application: Application,
  campaign: Pick<Campaign, 'status' | 'cover' | keyof PayoutTerms> | null,
  slot: ApplicationView['slot'],
  { shortlisted, creator }: Pick<ApplicationView, 'shortlisted' | 'creator'> = { shortlisted: null, creator: null },
): ApplicationView {
  const { campaign: applied, answers, content, paymentProblem } = application;
  return {
    id: application.id,
    campaign_id: application.campaignId,
    creator_id: application.creatorId,
    creatorName: application.creatorName,
    creatorPic: application.creatorPic,
    campaignTitle: application.campaignTitle,
    budget: applied.budgetCents,
    campaign: {
      id: application.campaignId,
      title: application.campaignTitle,
      description: applied.description,
      platforms: applied.platforms,
      endDate: applied.endDate,
      businessOwner: { name: applied.ownerName },
      owner_id: application.ownerId,
      cover: toCoverView(campaign?.cover),
      isRunning: campaign !== null && isRunning(campaign.status),
      pays_up_to: campaign && mostByTermsCents(campaign),
    },
    cover_letter: answers.cover_letter ?? null,
    relevant_experience: answers.relevant_experience ?? null,
    years_of_experience: answers.years_of_experience ?? null,
    formal_training: answers.formal_training ?? null,
    status: application.status,
    feedback: application.feedback,
    created_at: application.createdAt,
    decide_by: application.decideBy,
    content: content && {
      text: content.text,
      url: content.url,
      status: content.status,
      feedback: content.feedback,
      submitted_at: content.submittedAt,
      decide_by: content.decideBy,
    },
    slot,
    decided_at: application.decidedAt,
    completed_at: application.completedAt,
    payment_problem:
      paymentProblem && application.status === 'approved'
        ? toPaymentProblemView(paymentProblem, paymentProblem.since, {
            type: 'payment',
            id: payoutIdOf(application.id),
          })
        : null,
    account_closed: application.accountClosed,
    invited: application.invited,
    shortlisted,
    creator,
  };
}
