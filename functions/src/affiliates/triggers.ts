import '../platform/function-options.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from '../platform/deployed-secrets.ts';
import { getProcessDependencies } from '../platform/process-dependencies.ts';
import { tallyTrigger } from '../platform/tally-trigger.ts';
import { affiliateClicksSource, affiliateSignUpsSource } from './contributions.ts';
import { countSignUp } from './count-sign-up.ts';

/** Keep the numbers of clicks and sign-ups. */
export const tallyAffiliateClicks = tallyTrigger(affiliateClicksSource);
export const tallyAffiliateSignUps = tallyTrigger(affiliateSignUpsSource);

/** Counts the people who registered with a referral code; it never changes after that. */
export const countReferredSignUps = onDocumentWritten(
  { document: `${COLLECTIONS.userPrivate}/{id}`, retry: true, secrets: deployedSecrets },
  async ({ params, data }) => {
    const code: unknown = data?.after.exists ? data.after.get('referralCode') : undefined;
    if (code !== undefined) await countSignUp(getProcessDependencies().db, params.id, code);
  },
);
