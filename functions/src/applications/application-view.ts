import type { Application, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isRunning, type CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findCampaignStatuses } from '../campaigns/find-campaign-statuses.ts';
import { toPaymentProblemView } from '../payments/payment-problem-view.ts';

/** Applications as the API shows them, in their order. Reads one per campaign. */
export async function viewApplications(
  db: Firestore,
  applications: readonly Application[],
): Promise<ApplicationView[]> {
  const statuses = await findCampaignStatuses(
    db,
    applications.map(({ campaignId }) => campaignId),
  );
  return applications.map((application) => toApplicationView(application, statuses.get(application.campaignId)));
}

/** The same of one. Reads 1. */
export async function viewApplication(db: Firestore, application: Application): Promise<ApplicationView> {
  const statuses = await findCampaignStatuses(db, [application.campaignId]);
  return toApplicationView(application, statuses.get(application.campaignId));
}

/** The same of a page of them. Reads one per campaign. */
export async function viewPage(
  db: Firestore,
  { items, nextCursor }: Page<Application>,
): Promise<Page<ApplicationView>> {
  return { items: await viewApplications(db, items), nextCursor };
}

/** An application as the API shows it to its creator and the campaign's owner, with the campaign's status as it is now. */
export function toApplicationView(
  application: Application,
  campaignStatus: CampaignStatus | undefined,
): ApplicationView {
  const { campaign, answers, content, paymentProblem } = application;
  return {
    id: application.id,
    campaign_id: application.campaignId,
    creator_id: application.creatorId,
    creatorName: application.creatorName,
    campaignTitle: application.campaignTitle,
    budget: campaign.budgetCents,
    campaign: {
      id: application.campaignId,
      title: application.campaignTitle,
      description: campaign.description,
      platforms: campaign.platforms,
      endDate: campaign.endDate,
      businessOwner: { name: campaign.ownerName },
      isRunning: campaignStatus !== undefined && isRunning(campaignStatus),
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
    decided_at: application.decidedAt,
    completed_at: application.completedAt,
    payment_problem:
      paymentProblem && application.status === 'approved'
        ? toPaymentProblemView(paymentProblem, paymentProblem.since)
        : null,
    account_closed: application.accountClosed,
  };
}
