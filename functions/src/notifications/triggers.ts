import { applicationNoticeSource } from '../applications/notices.ts';
import { campaignNoticeSource } from '../campaigns/notices.ts';
import { deliverableNoticeSource } from '../deliverables/notices.ts';
import { payoutNoticeSource } from '../payments/notices.ts';
import { noticesTrigger } from '../platform/notices-trigger.ts';
import { tallyTrigger } from '../platform/tally-trigger.ts';
import { proofNoticeSource } from '../proofs/notices.ts';
import { reviewNoticeSource } from '../reviews/notices.ts';
import { notificationsSource } from './contributions.ts';

/** Keeps everybody's number of unread notifications. */
export const tallyNotifications = tallyTrigger(notificationsSource);

export const notifyOfApplications = noticesTrigger(applicationNoticeSource);
export const notifyOfCampaigns = noticesTrigger(campaignNoticeSource);
export const notifyOfDeliverables = noticesTrigger(deliverableNoticeSource);
export const notifyOfPayouts = noticesTrigger(payoutNoticeSource);
export const notifyOfProofs = noticesTrigger(proofNoticeSource);
export const notifyOfReviews = noticesTrigger(reviewNoticeSource);
