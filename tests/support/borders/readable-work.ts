import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { PARTIES_AND_ADMINS, type ReadableFields } from './readers.ts';

/** Fields of the work for a loot and of its payment, which both parties read. */
export const READABLE_WORK = {
  applications: {
    readers: PARTIES_AND_ADMINS,
    schema: Application,
    fields: [
      ...['id', 'campaignId', 'creatorId', 'ownerId', 'creatorName', 'invited', 'campaignTitle'],
      ...['campaign.description', 'campaign.platforms[]', 'campaign.budgetCents', 'campaign.endDate'],
      'campaign.ownerName',
      ...['answers.cover_letter', 'answers.relevant_experience', 'answers.years_of_experience'],
      ...['answers.formal_training', 'status', 'feedback', 'createdAt', 'decideBy', 'decidedAt'],
      ...['content.text', 'content.url', 'content.status', 'content.feedback', 'content.submittedAt'],
      ...['content.decideBy', 'content.decidedAt', 'completedAt', 'paymentProblem.reason'],
      ...['paymentProblem.details', 'paymentProblem.since', 'paymentProblem.triedUntil'],
      ...['paymentProblem.holdsRefund', 'paymentProblem.ofPayout', 'paymentProblem.endedAt', 'accountClosed'],
      ...['paymentProblem.acceptedViews', 'paymentProblem.acceptedAt'],
      ...['paymentLostAt', 'deliverBy', 'freedAt', 'earlierAcceptances', 'campaignExtendedAt', 'creatorPic'],
      'rejectedBefore[].createdAt',
      'rejectedBefore[].decideBy',
      'rejectedBefore[].decidedAt',
      'rejectedBefore[].feedback',
      'rejectedBefore[].freedAt',
    ],
  },
  deliverables: {
    readers: PARTIES_AND_ADMINS,
    schema: Deliverable,
    fields: [
      ...['id', 'applicationId', 'campaignId', 'creatorId', 'ownerId', 'creatorName', 'campaignTitle', 'url'],
      ...['platform', 'postKey', 'postPicture.storagePath', 'postPicture.downloadUrl', 'publishedAt'],
      ...['authorCheck', 'notes', 'viewCount', 'baselineViews', 'creatorPic'],
      ...['baselineSource', 'latestReading.id', 'latestReading.handle', 'latestReading.at', 'latestReading.views'],
      ...['latestReading.likes', 'latestReading.comments', 'latestReading.shares', 'latestReading.source'],
      ...['earlierReading.id', 'earlierReading.handle', 'earlierReading.at', 'earlierReading.views'],
      ...['earlierReading.likes', 'earlierReading.comments', 'earlierReading.shares', 'earlierReading.source'],
      ...['paymentRefused', 'postState', 'topUp.readingId', 'topUp.views', 'topUp.at', 'topUp.handle', 'topUp.paysAt'],
      ...['topUp.baselineViews', 'topUp.paymentProblem.acceptedAt'],
      ...['topUp.paymentProblem.reason', 'topUp.paymentProblem.details', 'topUp.paymentProblem.acceptedViews'],
      ...['topUp.paymentProblem.since', 'topUp.paymentProblem.triedUntil', 'topUp.paymentProblem.holdsRefund'],
      ...['topUp.paymentProblem.ofPayout', 'topUp.paymentProblem.endedAt'],
      ...['countedReading.id', 'countedReading.views', 'countedReading.at'],
      ...['acceptedBySilence', 'lapse.toldAt', 'lapse.at', 'acceptedViews', 'paymentProblem.acceptedViews'],
      ...['acceptedAt', 'paymentProblem.acceptedAt', 'deliverBy'],
      ...['provenViews.viewCount', 'provenViews.reportedAt', 'status', 'feedback', 'revisionInstructions'],
      ...['createdAt', 'reportedAt', 'decideBy', 'decidedAt', 'paymentProblem.reason'],
      ...['paymentProblem.details', 'paymentProblem.since', 'paymentProblem.triedUntil'],
      ...['paymentProblem.holdsRefund', 'paymentProblem.ofPayout', 'paymentProblem.endedAt'],
    ],
  },
  proofs: {
    readers: PARTIES_AND_ADMINS,
    schema: Proof,
    fields: [
      ...['id', 'deliverableId', 'applicationId', 'campaignId', 'creatorId', 'ownerId', 'campaignTitle'],
      ...['reportedViewCount', 'notes', 'images[].id', 'images[].storagePath', 'images[].downloadUrl'],
      ...['images[].fileName', 'images[].contentType', 'images[].sizeBytes', 'status', 'feedback'],
      ...['revisionInstructions', 'createdAt', 'reportedAt', 'decideBy', 'acceptedAt', 'decidedAt'],
      ...['paymentProblem.reason', 'paymentProblem.details', 'paymentProblem.since'],
      ...['paymentProblem.triedUntil', 'paymentProblem.holdsRefund', 'paymentProblem.ofPayout'],
      ...['paymentProblem.endedAt', 'paymentProblem.acceptedViews', 'paymentProblem.acceptedAt'],
    ],
  },
  payouts: {
    readers: PARTIES_AND_ADMINS,
    schema: Payout,
    fields: [
      ...['id', 'applicationId', 'campaignId', 'campaignTitle', 'creatorId', 'creatorName', 'ownerId'],
      ...['deliverableId', 'proofId', 'amountCents', 'status', 'attempt', 'reversedCents', 'failure.reason'],
      'countedBefore',
      ...['readingId', 'countedFrom.source', 'countedFrom.at', 'countedFrom.views', 'countedFrom.readingId'],
      ...['failure.details', 'failure.triedUntil', 'receipt.terms.payoutModel', 'receipt.terms.budgetCents'],
      ...['receipt.terms.expectedReach', 'receipt.terms.creatorSlots', 'receipt.terms.creatorCapCents'],
      ...['receipt.posts[].postKey', 'receipt.posts[].views', 'receipt.posts[].baselineViews'],
      ...['receipt.posts[].reportedAt', 'receipt.posts[].hasFallen', 'receipt.countedViews'],
      ...['receipt.sharePercent', 'receipt.entitlementCents', 'receipt.alreadyPaidCents'],
      ...['receipt.reversedCents', 'receipt.amountCents', 'createdAt', 'updatedAt'],
    ],
  },
} satisfies Record<string, ReadableFields>;
