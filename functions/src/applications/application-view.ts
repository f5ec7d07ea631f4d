import type { Application, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { toPaymentProblemView } from '../payments/payment-problem-view.ts';

/** An application as the API shows it to its creator and the campaign's owner. */
export function toApplicationView(application: Application): ApplicationView {
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
  };
}
