import { eraseAffiliates } from '../affiliates/erase-affiliates.ts';
import { exportAffiliates } from '../affiliates/export-affiliates.ts';
import { eraseApplications, eraseReceivedApplications } from '../applications/erase-applications.ts';
import { exportApplications } from '../applications/export-applications.ts';
import { eraseKnownBrowsers } from '../auth/erase-known-browsers.ts';
import { eraseCampaigns } from '../campaigns/erase-campaigns.ts';
import { exportCampaigns } from '../campaigns/export-campaigns.ts';
import { eraseCases } from '../cases/erase-cases.ts';
import { exportCases } from '../cases/export-cases.ts';
import { eraseDeliverables } from '../deliverables/erase-deliverables.ts';
import { exportDeliverables } from '../deliverables/export-deliverables.ts';
import { eraseDrafts } from '../drafts/erase-drafts.ts';
import { exportDrafts } from '../drafts/export-drafts.ts';
import { eraseFollows } from '../followers/erase-follows.ts';
import { exportFollows } from '../followers/export-follows.ts';
import { eraseMedia } from '../media/erase-media.ts';
import { exportMedia } from '../media/export-media.ts';
import { eraseMessages } from '../messaging/erase-messages.ts';
import { exportMessages } from '../messaging/export-messages.ts';
import { eraseNotifications } from '../notifications/erase-notifications.ts';
import { exportNotifications } from '../notifications/export-notifications.ts';
import { erasePayments } from '../payments/erase-payments.ts';
import { exportPayments } from '../payments/export-payments.ts';
import { findPaymentObstacles } from '../payments/statements/find-payment-obstacles.ts';
import { erasePresence } from '../presence/erase-presence.ts';
import { eraseProofs } from '../proofs/erase-proofs.ts';
import { exportProofs } from '../proofs/export-proofs.ts';
import { eraseReviews } from '../reviews/erase-reviews.ts';
import { exportReviews } from '../reviews/export-reviews.ts';
import { eraseSocialAccounts } from '../social-accounts/erase-social-accounts.ts';
import { exportSocialAccounts } from '../social-accounts/export-social-accounts.ts';
import { eraseStore } from '../stores/erase-store.ts';
import { exportStore } from '../stores/export-store.ts';
import { eraseUser } from '../users/erase-user.ts';
import { exportUser } from '../users/export-user.ts';
import type { EraseDomain, ExportDomain, FindObstacles } from './account-parts.ts';
import { settlePersonCopies } from './person-copies.store.ts';
import { removeIdentity } from './remove-identity.ts';

/** What the data export is made of. */
export const EXPORTS: readonly ExportDomain[] = [
  exportUser,
  exportStore,
  exportSocialAccounts,
  exportCampaigns,
  exportApplications,
  exportDeliverables,
  exportProofs,
  exportPayments,
  exportCases,
  exportMessages,
  exportReviews,
  exportFollows,
  exportAffiliates,
  exportMedia,
  exportNotifications,
  exportDrafts,
];

/** What can keep an account from ending. */
export const OBSTACLES: readonly FindObstacles[] = [findPaymentObstacles];

/** One step of the end of an account. A name that is in `accountDeletions` documents must never change its meaning. */
export interface ErasureStep {
  readonly name: string;
  readonly erase: EraseDomain;
}

/** All that has to be done once an account is closed, in this order; a step that has to wait does not stop the others. */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  {
    name: 'identity',
    erase: async (deps, uid) => {
      await removeIdentity(deps, uid);
      return 'done';
    },
  },
  { name: 'user', erase: eraseUser },
  { name: 'presence', erase: erasePresence },
  { name: 'store', erase: eraseStore },
  { name: 'social-accounts', erase: eraseSocialAccounts },
  { name: 'campaigns', erase: eraseCampaigns },
  { name: 'applications', erase: eraseApplications },
  { name: 'received-applications', erase: eraseReceivedApplications },
  { name: 'proofs', erase: eraseProofs },
  { name: 'deliverables', erase: eraseDeliverables },
  { name: 'payments', erase: erasePayments },
  { name: 'cases', erase: eraseCases },
  { name: 'messages', erase: eraseMessages },
  { name: 'reviews', erase: eraseReviews },
  { name: 'follows', erase: eraseFollows },
  { name: 'affiliates', erase: eraseAffiliates },
  // After the store and its settings: it also removes the files these name.
  { name: 'media', erase: eraseMedia },
  { name: 'drafts', erase: eraseDrafts },
  { name: 'known-browsers', erase: eraseKnownBrowsers },
  {
    name: 'copies',
    erase: async ({ db }, uid) => {
      await settlePersonCopies({ db }, uid);
      return 'done';
    },
  },
  { name: 'notifications', erase: eraseNotifications },
];

/** All of it once more, for what requests have written that were under way when the account was closed. */
export const LATE_STEPS: readonly ErasureStep[] = ERASURE_STEPS.map(({ name, erase }) => ({
  name: `${name} again`,
  erase,
}));
