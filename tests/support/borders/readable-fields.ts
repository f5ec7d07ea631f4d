import { AffiliateLink } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { Campaign, PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { Draft } from '@doubloon/contract/drafts/operations.ts';
import { Follow } from '@doubloon/contract/followers/operations.ts';
import { Conversation, ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { Message } from '@doubloon/contract/messaging/message.ts';
import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { Presence } from '@doubloon/contract/presence/operations.ts';
import { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { EVERYBODY, PARTIES, type ReadableFields, SELF, SELF_AND_ADMINS, SIGNED_IN } from './readers.ts';
import { READABLE_WORK } from './readable-work.ts';

/** Fields of what stands beside the words of a campaign: its example posts, its files and its cover. */
const MATERIAL = [
  ...['examplePosts[].url', 'examplePosts[].platform', 'cover.downloadUrl', 'cover.storagePath', 'cover.alt'],
  ...['id', 'name', 'contentType', 'sizeBytes', 'downloadUrl', 'storagePath'].map((name) => `files[].${name}`),
];

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
      ...MATERIAL,
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
      ...MATERIAL,
      ...['moderationReason', 'heldByAdmin', 'moderatedAt', 'extendedAt', 'createdAt', 'closedAt', 'closeReason'],
      ...['paysNoMore', 'hiddenForGood', 'search[]', 'budgetBand', 'full', 'spent'],
      ...['counts.applications', 'counts.pendingApplications'],
      ...[
        'counts.approvedApplications',
        'counts.pendingDeliverables',
        'counts.pendingProofs',
        'counts.pendingQuestions',
      ],
      ...['counts.stuckPayouts', 'counts.views', 'counts.paidOutCents', 'counts.committedCents'],
    ],
  },
  userPrivate: {
    readers: SELF_AND_ADMINS,
    schema: UserPrivate,
    fields: [
      ...['uid', 'email', 'emailVerified', 'contact', 'provider', 'agreedToTermsAt', 'referralCode', 'suspended'],
      ...['verificationRequestedAt', 'verificationDecision.granted', 'verificationDecision.decidedAt', 'mailRefusedAt'],
      ...['decisions', 'progress', 'messages', 'saved', 'quiet.from', 'quiet.to', 'quiet.timeZone'].map(
        (key) => `mails.${key}`,
      ),
      ...['decisions', 'progress', 'messages', 'saved'].map((key) => `push.${key}`),
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
  ...READABLE_WORK,
  conversations: {
    readers: PARTIES,
    schema: Conversation,
    fields: [
      ...['id', 'participantIds[]', 'startedBy', 'campaign.id', 'campaign.title', 'messageCount'],
      ...['sentCounts.*', 'readCounts.*', 'bankConsents.*', 'lastMessage.senderId', 'lastMessage.text'],
      ...['lastMessage.createdAt', 'createdAt', 'updatedAt'],
    ],
  },
  messages: {
    readers: PARTIES,
    schema: Message,
    fields: [
      ...['id', 'conversationId', 'participantIds[]', 'senderId', 'number', 'senderNumber', 'text'],
      ...['attachments[].fileName', 'attachments[].fileType', 'attachments[].fileSize', 'attachments[].removed'],
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
