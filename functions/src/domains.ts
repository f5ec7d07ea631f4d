import { hasOnlyProfile } from './account/account-domains.ts';
import { findHold, foreseeHold, letFlagsGo } from './flags/hold-payment.ts';
import { applicationPayable } from './applications/application-payable.ts';
import { deliverablePayable } from './deliverables/deliverable-payable.ts';
import type { Payables } from './payments/payouts/payable.ts';
import { proofPayable } from './proofs/proof-payable.ts';
import { findApplicationReopening } from './applications/decide-application.ts';
import { findPaymentReopening } from './applications/reopen-payment.ts';
import { findCampaignReopening } from './campaigns/lifecycle/move-campaign.ts';
import { findDeliverableReopening } from './deliverables/decide-deliverable.ts';
import type { Ports } from './platform/dependencies.ts';
import { findProofReopening } from './proofs/decide-proof.ts';
import { payoutProvider } from './payments/payouts/transfers.ts';
import type { Domains } from './platform/process-dependencies.ts';
import { topUpPayable } from './deliverables/top-up-payable.ts';
import { STORE_CLASSES } from './store-classes.ts';
import { recordMailArrival } from './users/verification.ts';

const PAYABLES: Payables = {
  application: applicationPayable,
  deliverable: deliverablePayable,
  proof: proofPayable,
  reading: topUpPayable,
};

const REOPENINGS: Ports['reopenings'] = {
  application: findApplicationReopening,
  treasure: findDeliverableReopening,
  proof: findProofReopening,
  campaign: findCampaignReopening,
  payment: findPaymentReopening(PAYABLES),
};

/** The parts of the domains that the platform is given, because it does not import them. */
export const DOMAINS: Domains = {
  storeClasses: STORE_CLASSES,
  ports: {
    payables: PAYABLES,
    payoutProvider,
    findHold,
    foreseeHold,
    letFlagsGo,
    reopenings: REOPENINGS,
    hasOnlyProfile,
    recordMailArrival,
  },
};
