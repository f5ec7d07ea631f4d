import type { z } from 'zod';
import { affiliateClickProjections, affiliateSignUpProjections, linkCounters } from './affiliates/projections.ts';
import { invitationProjections } from './applications/invitation-projections.ts';
import { applicationProjections } from './applications/projections.ts';
import { accountMailProjections } from './auth/projections.ts';
import { campaignProjections } from './campaigns/projections.ts';
import { keepPaysNoMore } from './campaigns/lifecycle/pays-no-more.ts';
import { caseProjections } from './cases/projections.ts';
import { deliverableProjections } from './deliverables/projections.ts';
import { notifyAtClosing } from './deliverables/notify-of-lapse.ts';
import { evaluateDeliverable, evaluateProof } from './flags/evaluate-flags.ts';
import { followProjections } from './followers/projections.ts';
import { mailNotification } from './mail/deliver-mail.ts';
import { conversationProjections, readCounters, readMarkProjections } from './messaging/projections.ts';
import { notificationProjections } from './notifications/projections.ts';
import {
  checkoutProjections,
  connectedAccountProjections,
  fundsProjections,
  payoutProjections,
} from './payments/projections.ts';
import type { SecretGroup } from './platform/config/secret-groups.ts';
import {
  type CounterPlace,
  campaignCounters,
  dashboardCounters,
  dayCounters,
  recordCounters,
} from './platform/projections/counters.ts';
import type { Effect, Projections } from './platform/projections/projection.ts';
import { proofProjections } from './proofs/projections.ts';
import { questionProjections } from './questions/projections.ts';
import { savedLootProjections, savedSearchProjections } from './campaigns/saved/projections.ts';
import { socialAccountProjections } from './social-accounts/projections.ts';
import { watchPost } from './readings/watch-posts.ts';
import { pushNotification } from './push/deliver-push.ts';
import { reviewProjections } from './reviews/projections.ts';
import { storeCounters, storeProjections } from './stores/projections.ts';
import { userPrivateProjections, userProjections } from './users/projections.ts';

/** Adds what domains that come later in their order do when a document of an earlier one is written: the earlier one cannot import them. */
function withEffects<S extends z.ZodType, const Trigger extends string>(
  projections: Projections<S, Trigger>,
  later: readonly Effect[],
  secrets: readonly SecretGroup[] = [],
): Projections<S, Trigger> {
  return {
    ...projections,
    effects: [...(projections.effects ?? []), ...later],
    secrets: [...(projections.secrets ?? []), ...secrets],
  };
}

/** All projections: triggers keep them, and `npm run repair` recomputes them. */
export const PROJECTIONS = [
  accountMailProjections,
  affiliateClickProjections,
  affiliateSignUpProjections,
  applicationProjections,
  withEffects(campaignProjections, [notifyAtClosing]),
  caseProjections,
  checkoutProjections,
  connectedAccountProjections,
  conversationProjections,
  withEffects(deliverableProjections, [watchPost, evaluateDeliverable]),
  followProjections,
  withEffects(fundsProjections, [keepPaysNoMore]),
  invitationProjections,
  withEffects(notificationProjections, [mailNotification, pushNotification], ['mail']),
  payoutProjections,
  withEffects(proofProjections, [evaluateProof]),
  questionProjections,
  readMarkProjections,
  reviewProjections,
  savedLootProjections,
  savedSearchProjections,
  socialAccountProjections,
  storeProjections,
  userPrivateProjections,
  userProjections,
] as const;

export const COUNTER_PLACES: readonly CounterPlace[] = [
  campaignCounters,
  dashboardCounters,
  dayCounters,
  linkCounters,
  readCounters,
  recordCounters,
  storeCounters,
];
