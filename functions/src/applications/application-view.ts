import { type Application, type ApplicationView, deliverBy } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { toPaymentProblemView } from '../payments/statements/payment-problem-view.ts';
import type { Database } from '../platform/database/database.ts';

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

/** Applications as the API shows them, in their order. Reads one per campaign, and one per slot that is kept. */
export async function viewApplications(db: Database, applications: readonly Application[]): Promise<ApplicationView[]> {
  const campaigns = await db.campaigns.findMap(applications.map(({ campaignId }) => campaignId));
  return viewApplicationsTo(db, campaigns, applications);
}

/** Applications as the API shows them, where their campaigns are known. Reads one per slot that is kept. */
function viewApplicationsTo(
  db: Database,
  campaigns: ReadonlyMap<string, Campaign>,
  applications: readonly Application[],
): Promise<ApplicationView[]> {
  return Promise.all(
    applications.map(async (application) => {
      const campaign = campaigns.get(application.campaignId) ?? null;
      return toApplicationView(application, campaign, await showSlot(db, application, campaign));
    }),
  );
}

/** One application as the API shows it. Reads up to 2. */
export async function viewApplication(db: Database, application: Application): Promise<ApplicationView> {
  const campaign = await db.campaigns.find(application.campaignId);
  return toApplicationView(application, campaign, await showSlot(db, application, campaign));
}

/** A page of applications as the API shows them. Reads as `viewApplications`. */
export async function viewPage(db: Database, { items, nextCursor }: Page<Application>): Promise<Page<ApplicationView>> {
  return { items: await viewApplications(db, items), nextCursor };
}

/** A page of the applications to one campaign as the API shows them. Reads one per slot that is kept. */
export async function viewPageOf(
  db: Database,
  campaign: Campaign,
  { items, nextCursor }: Page<Application>,
): Promise<Page<ApplicationView>> {
  return { items: await viewApplicationsTo(db, new Map([[campaign.id, campaign]]), items), nextCursor };
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

/** An application as the API shows it to its creator and the campaign's owner, with its campaign as it is now. */
export function toApplicationView(
  application: Application,
  campaign: Pick<Campaign, 'status'> | null,
  slot: ApplicationView['slot'],
): ApplicationView {
  const { campaign: applied, answers, content, paymentProblem } = application;
  return {
    id: application.id,
    campaign_id: application.campaignId,
    creator_id: application.creatorId,
    creatorName: application.creatorName,
    campaignTitle: application.campaignTitle,
    budget: applied.budgetCents,
    campaign: {
      id: application.campaignId,
      title: application.campaignTitle,
      description: applied.description,
      platforms: applied.platforms,
      endDate: applied.endDate,
      businessOwner: { name: applied.ownerName },
      isRunning: campaign !== null && isRunning(campaign.status),
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
        ? toPaymentProblemView(paymentProblem, paymentProblem.since)
        : null,
    account_closed: application.accountClosed,
  };
}
