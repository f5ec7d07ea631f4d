import './platform/function-options.ts';
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { createApp } from './app.ts';
import { deployedSecrets } from './platform/deployed-secrets.ts';
import { getProcessDependencies } from './platform/process-dependencies.ts';

export { copyPeople, eraseAccounts } from './account/triggers.ts';
export { countReferredSignUps, tallyAffiliateClicks, tallyAffiliateSignUps } from './affiliates/triggers.ts';
export { tallyApplications } from './applications/triggers.ts';
export { deriveCampaigns, tallyCampaigns } from './campaigns/triggers.ts';
export { tallyDeliverables } from './deliverables/triggers.ts';
export { tallyConversations, tallyReadMarks } from './messaging/triggers.ts';
export { tallyFollows } from './followers/triggers.ts';
export {
  notifyOfApplications,
  notifyOfCampaigns,
  notifyOfDeliverables,
  notifyOfPayouts,
  notifyOfProofs,
  notifyOfReviews,
  tallyNotifications,
} from './notifications/triggers.ts';
export { tallyPayouts } from './payments/triggers.ts';
export { badgeReviews, tallyReviews } from './reviews/triggers.ts';
export { tallyProofs } from './proofs/triggers.ts';
export {
  completeCampaigns,
  removeUnsentFiles,
  reconcile,
  resolvePayouts,
  resumeAccountDeletions,
  sweepFiles,
} from './scheduled-functions.ts';
export { copyUsersToStores, deriveStores } from './stores/triggers.ts';

let app: Express | undefined;

// The largest picture takes 0.7 GB to turn upright, and each request brings up to 32 MB.
export const api = onRequest({ secrets: deployedSecrets, memory: '1GiB', concurrency: 20 }, (request, response) => {
  app ??= createApp(getProcessDependencies());
  app(request, response);
});
