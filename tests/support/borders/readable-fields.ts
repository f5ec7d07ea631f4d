import { AffiliateLink } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { Application } from '@doubloon/contract/applications/application.ts';
import { Campaign, PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { Draft } from '@doubloon/contract/drafts/operations.ts';
import { Follow } from '@doubloon/contract/followers/operations.ts';
import { Conversation, ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { Message } from '@doubloon/contract/messaging/message.ts';
import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import { Presence } from '@doubloon/contract/presence/operations.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { z } from 'zod';

const EVERYBODY: readonly Relation[] = ['self', 'counterpart', 'other', 'anonymous', 'admin'];
const SIGNED_IN: readonly Relation[] = ['self', 'counterpart', 'other', 'admin'];
const PARTIES: readonly Relation[] = ['self', 'counterpart'];
const PARTIES_AND_ADMINS: readonly Relation[] = [...PARTIES, 'admin'];
const SELF_AND_ADMINS: readonly Relation[] = ['self', 'admin'];
const SELF: readonly Relation[] = ['self'];

/** The people who read documents of one collection directly from the database, and all fields that they then see. */
interface ReadableFields {
  readonly readers: readonly Relation[];
  readonly schema: z.ZodType;
  /** Paths: `[]` for each item of a list, `.*` for any key. */
  readonly fields: readonly string[];
}

/**
 * Every field that `firestore.rules` let somebody read. A rule grants a whole document: add a field here only if all of its readers may know it; otherwise it
 * belongs in another document.
 */
export const READABLE_FIELDS: Partial<Record<CollectionName, ReadableFields>> = {
  publicCampaigns: {
    readers: EVERYBODY,
    schema: PublicCampaign,
    fields: [
      ...['id', 'ownerId', 'ownerName', 'ownerLogo', 'ownerVerified', 'title', 'description', 'budgetCents'],
      ...['platforms[]', 'contentTypes[]', 'niche', 'ageRange', 'gender', 'interests[]', 'expectedReach'],
      ...['startDate', 'endDate', 'requirements[]', 'applicantQuestions.cover_letter'],
      ...['applicantQuestions.relevant_experience', 'applicantQuestions.years_of_experience'],
      ...['applicantQuestions.formal_training', 'payoutModel', 'creatorSlots', 'creatorCapCents', 'status'],
      ...['examplePosts[].url', 'examplePosts[].platform', 'cover.downloadUrl', 'cover.storagePath', 'cover.alt'],
      ...['files[].id', 'files[].name', 'files[].contentType', 'files[].sizeBytes', 'files[].downloadUrl'],
      'files[].storagePath',
      ...['createdAt', 'closedAt', 'full', 'counts.applications', 'counts.approvedApplications'],
      ...['counts.views', 'counts.paidOutCents', 'counts.committedCents'],
    ],
  },
  storeSettings: {
    readers: EVERYBODY,
    schema: StoreSettings,
    fields: [
      ...['theme.primary', 'theme.secondary', 'theme.accent', 'theme.name', 'layout', 'typography.heading'],
      ...['typography.body', 'sections.about', 'sections.media', 'sections.products', 'sections.reviews'],
      ...['sections.stats', 'features.videoHover', 'features.autoPlay', 'features.likeButton'],
      ...['features.shareButton', 'animations.speed', 'animations.style', 'socialLinks.instagram'],
      ...['socialLinks.youtube', 'socialLinks.tiktok', 'socialLinks.twitter', 'socialLinks.facebook', 'id'],
      ...['hero.title', 'hero.subtitle', 'hero.image.downloadUrl', 'hero.image.storagePath', 'branding.name'],
      ...['branding.tagline', 'branding.logo.downloadUrl', 'branding.logo.storagePath'],
      ...['wallpaper.downloadUrl', 'wallpaper.storagePath', 'wallpaper.originalName'],
    ],
  },
  users: {
    readers: SIGNED_IN,
    schema: User,
    fields: [
      ...['uid', 'name', 'username', 'role', 'isVerified', 'profilePic', 'bio', 'website', 'socialLinks.*'],
      ...['createdAt', 'searchWords[]'],
    ],
  },
  presence: {
    readers: SIGNED_IN,
    schema: Presence,
    fields: [...['uid', 'lastSeenAt']],
  },
  campaigns: {
    readers: SELF_AND_ADMINS,
    schema: Campaign,
    fields: [
      ...['id', 'ownerId', 'ownerName', 'ownerLogo', 'ownerVerified', 'title', 'description', 'budgetCents'],
      ...['platforms[]', 'contentTypes[]', 'niche', 'ageRange', 'gender', 'interests[]', 'expectedReach'],
      ...['startDate', 'endDate', 'requirements[]', 'applicantQuestions.cover_letter'],
      ...['applicantQuestions.relevant_experience', 'applicantQuestions.years_of_experience'],
      ...['applicantQuestions.formal_training', 'payoutModel', 'creatorSlots', 'creatorCapCents', 'status'],
      ...['cover.downloadUrl', 'cover.storagePath', 'cover.alt'],
      ...['moderationReason', 'heldByAdmin', 'moderatedAt', 'extendedAt', 'createdAt', 'closedAt', 'closeReason'],
      ...[
        'hiddenForGood',
        'search[]',
        'budgetBand',
        'full',
        'spent',
        'counts.applications',
        'counts.pendingApplications',
      ],
      ...['counts.approvedApplications', 'counts.pendingDeliverables', 'counts.pendingProofs'],
      ...['counts.stuckPayouts', 'counts.views', 'counts.paidOutCents', 'counts.committedCents'],
    ],
  },
  userPrivate: {
    readers: SELF_AND_ADMINS,
    schema: UserPrivate,
    fields: [
      ...['uid', 'email', 'emailVerified', 'contact', 'provider', 'agreedToTermsAt', 'referralCode', 'suspended'],
      ...['verificationRequestedAt', 'verificationDecision.granted', 'verificationDecision.decidedAt'],
      ...['decisions', 'progress', 'messages', 'saved', 'quiet.from', 'quiet.to', 'quiet.timeZone'].map(
        (key) => `mails.${key}`,
      ),
    ],
  },
  dashboards: {
    readers: SELF_AND_ADMINS,
    schema: Dashboard,
    fields: [
      ...['campaigns.total', 'campaigns.active', 'campaigns.completed', 'campaigns.paused'],
      ...['applications.total', 'applications.pending', 'applications.approved', 'applications.rejected'],
      ...['applications.completed', 'money.paidInCents', 'money.availableCents', 'money.pendingPayoutCents'],
      ...['money.paidOutCents', 'money.refundedCents', 'money.disputedCents', 'money.feeCents'],
      ...['money.paidOutCount', 'money.earnedCents', 'money.earnedCount', 'money.pendingEarningsCents'],
      ...['responseMinutes', 'decidedApplications', 'messages.unread', 'notifications.unread'],
    ],
  },
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
  conversations: {
    readers: PARTIES,
    schema: Conversation,
    fields: [
      ...['id', 'participantIds[]', 'startedBy', 'campaign.id', 'campaign.title', 'messageCount'],
      ...['sentCounts.*', 'readCounts.*', 'lastMessage.senderId', 'lastMessage.text'],
      ...['lastMessage.createdAt', 'createdAt', 'updatedAt'],
    ],
  },
  messages: {
    readers: PARTIES,
    schema: Message,
    fields: [
      ...['id', 'conversationId', 'participantIds[]', 'senderId', 'number', 'senderNumber', 'text'],
      ...['attachments[].fileName', 'attachments[].fileType', 'attachments[].fileSize'],
      ...['attachments[].downloadURL', 'attachments[].storagePath', 'clientMessageId', 'createdAt'],
    ],
  },
  socialAccounts: {
    readers: SELF,
    schema: SocialAccount,
    fields: [
      ...['uid', 'platform', 'handle', 'url', 'verifiedBy', 'verifiedAt'],
      ...['followers.count', 'followers.at', 'followersDueAt', 'platformId'],
    ],
  },
  affiliateLinks: {
    readers: SELF,
    schema: AffiliateLink,
    fields: [...['id', 'userId', 'creatorId', 'code', 'createdAt', 'counts.clicks', 'counts.signUps']],
  },
  notifications: {
    readers: SELF,
    schema: Notification,
    fields: [
      ...['id', 'uid', 'kind', 'subject.type', 'subject.id', 'subject.part', 'title', 'actorName'],
      ...['reference', 'details[]', 'loots[].id', 'loots[].title', 'total', 'createdAt', 'readAt', 'expiresAt'],
    ],
  },
  readMarks: {
    readers: SELF,
    schema: ReadMark,
    fields: [...['conversationId', 'uid', 'readCount', 'readAt']],
  },
  follows: {
    readers: SELF,
    schema: Follow,
    fields: [...['followerUid', 'creatorUid', 'createdAt']],
  },
  drafts: {
    readers: SELF,
    schema: Draft,
    fields: [...['uid', 'key', 'text', 'updatedAt']],
  },
};
