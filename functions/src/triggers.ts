import { writtenTriggers } from './platform/projections/written-triggers.ts';
import { PROJECTIONS } from './projections.ts';

export const {
  onAccountMailWritten,
  onAffiliateClickWritten,
  onAffiliateSignUpWritten,
  onApplicationWritten,
  onCampaignFundsWritten,
  onCampaignWritten,
  onCaseWritten,
  onCheckoutWritten,
  onConnectedAccountWritten,
  onConversationWritten,
  onDeliverableWritten,
  onFollowWritten,
  onInvitationWritten,
  onNotificationWritten,
  onPayoutWritten,
  onProofWritten,
  onReadMarkWritten,
  onReviewWritten,
  onSavedLootWritten,
  onSavedSearchWritten,
  onSocialAccountWritten,
  onStoreWritten,
  onUserPrivateWritten,
  onUserWritten,
} = writtenTriggers(PROJECTIONS);
