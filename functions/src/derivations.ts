import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { recheckPersonCopies } from './account/renew-person-copies.ts';
import { affiliateClicksSource, affiliateSignUpsSource } from './affiliates/contributions.ts';
import { applicationsSource } from './applications/contributions.ts';
import { campaignsSource } from './campaigns/contributions.ts';
import { campaignFields } from './campaigns/derived-fields.ts';
import { recheckPublicCampaigns } from './campaigns/keep-public-campaign.ts';
import { deliverablesSource } from './deliverables/contributions.ts';
import { conversationsSource, readMarksSource } from './messaging/contributions.ts';
import { notificationsSource } from './notifications/contributions.ts';
import { followsSource } from './followers/contributions.ts';
import { payoutsSource } from './payments/statements/contributions.ts';
import { fundsSource } from './payments/ledger/funds-contributions.ts';
import { proofsSource } from './proofs/contributions.ts';
import type { DerivedFields } from './platform/derived-fields.ts';
import { reviewsSource } from './reviews/contributions.ts';
import { recheckBadges } from './reviews/recheck-badges.ts';
import { recheckStores } from './stores/recheck-stores.ts';
import type { RecheckCopies } from './platform/recheck.ts';
import { storeFields } from './stores/derived-fields.ts';
import type { TallySource } from './platform/tally.ts';
import { applicationNoticeSource } from './applications/notices.ts';
import { campaignNoticeSource } from './campaigns/notices.ts';
import { caseNoticeSource } from './cases/notices.ts';
import { deliverableNoticeSource } from './deliverables/notices.ts';
import { checkoutNoticeSource } from './payments/checkouts/checkout-notices.ts';
import { payoutNoticeSource } from './payments/statements/notices.ts';
import { refundNoticeSource } from './payments/refunds/refund-notices.ts';
import { proofNoticeSource } from './proofs/notices.ts';
import { reviewNoticeSource } from './reviews/notices.ts';
import { verificationNoticeSource } from './users/notices.ts';
import type { NoticeSource } from './platform/notices.ts';

/** Every kind of document that numbers elsewhere are derived from. */
export const TALLY_SOURCES: readonly TallySource[] = [
  campaignsSource,
  applicationsSource,
  deliverablesSource,
  payoutsSource,
  fundsSource,
  reviewsSource,
  followsSource,
  affiliateClicksSource,
  affiliateSignUpsSource,
  notificationsSource,
  proofsSource,
  readMarksSource,
  conversationsSource,
];

/** Every kind of document that has fields derived from its other fields. */
export const DERIVED_FIELDS: readonly DerivedFields[] = [campaignFields, storeFields];

/** What documents copy from others. */
export const COPIES: readonly RecheckCopies[] = [recheckPersonCopies, recheckStores, recheckBadges];

/** Public parts of documents: copies that follow from numbers and derived fields, too. */
export const PUBLIC_PARTS: readonly RecheckCopies[] = [recheckPublicCampaigns];

/** Every kind of document that people are told of. */
export const NOTICE_SOURCES: readonly NoticeSource[] = [
  applicationNoticeSource,
  campaignNoticeSource,
  caseNoticeSource,
  checkoutNoticeSource,
  deliverableNoticeSource,
  payoutNoticeSource,
  refundNoticeSource,
  proofNoticeSource,
  reviewNoticeSource,
  verificationNoticeSource,
];

/** Where the tallied numbers stand: in the whole document, or below one field of it. */
export const TALLIED_NUMBERS: Partial<Record<CollectionName, string | null>> = {
  [COLLECTIONS.dashboards]: null,
  [COLLECTIONS.campaigns]: 'counts',
  [COLLECTIONS.stores]: 'counts',
  [COLLECTIONS.affiliateLinks]: 'counts',
  [COLLECTIONS.conversations]: 'readCounts',
};
