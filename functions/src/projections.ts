import { affiliateClickProjections, affiliateSignUpProjections, linkCounters } from './affiliates/projections.ts';
import { applicationProjections } from './applications/projections.ts';
import { campaignProjections, loseToBank } from './campaigns/projections.ts';
import { caseProjections } from './cases/projections.ts';
import { deliverableProjections } from './deliverables/projections.ts';
import { tellOfClosing, tellOfRejection, tellOfSilence } from './deliverables/tell-of-lapse.ts';
import { evaluateDeliverable, evaluateProof } from './flags/evaluate-flags.ts';
import { followProjections } from './followers/projections.ts';
import { conversationProjections, readCounters, readMarkProjections } from './messaging/projections.ts';
import { notificationProjections } from './notifications/projections.ts';
import { checkoutProjections, fundsProjections, payoutProjections } from './payments/projections.ts';
import {
  type CounterPlace,
  campaignCounters,
  dashboardCounters,
  recordCounters,
} from './platform/projections/counters.ts';
import { defineProjections } from './platform/projections/projection.ts';
import { proofProjections } from './proofs/projections.ts';
import { socialAccountProjections } from './readings/grants/follow-account.ts';
import { openTopUp } from './deliverables/open-top-up.ts';
import { watchPost } from './readings/watch-posts.ts';
import { reviewProjections } from './reviews/projections.ts';
import { storeCounters, storeProjections } from './stores/projections.ts';
import { userPrivateProjections, userProjections } from './users/projections.ts';

/** All projections: triggers keep them, and `npm run repair` recomputes them. */
export const PROJECTIONS = [
  affiliateClickProjections,
  affiliateSignUpProjections,
  applicationProjections,
  defineProjections({ ...campaignProjections, effects: [loseToBank, tellOfClosing] }),
  caseProjections,
  checkoutProjections,
  conversationProjections,
  defineProjections({ ...deliverableProjections, effects: [watchPost, evaluateDeliverable, openTopUp, tellOfSilence] }),
  followProjections,
  fundsProjections,
  notificationProjections,
  payoutProjections,
  defineProjections({ ...proofProjections, effects: [evaluateProof, tellOfRejection] }),
  readMarkProjections,
  reviewProjections,
  socialAccountProjections,
  storeProjections,
  userPrivateProjections,
  userProjections,
] as const;

export const COUNTER_PLACES: readonly CounterPlace[] = [
  campaignCounters,
  dashboardCounters,
  linkCounters,
  readCounters,
  recordCounters,
  storeCounters,
];
