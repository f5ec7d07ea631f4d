import { findApplicationReopening } from './applications/reopen-application.ts';
import { findCampaignReopening } from './campaigns/lifecycle/moderate-campaign.ts';
import { findDeliverableReopening } from './deliverables/decide-deliverable.ts';
import type { Ports } from './platform/dependencies.ts';
import { findProofReopening } from './proofs/decide-proof.ts';

/** Everything that an appeal may be about. */
export const REOPENINGS: Ports['reopenings'] = {
  application: findApplicationReopening,
  treasure: findDeliverableReopening,
  proof: findProofReopening,
  campaign: findCampaignReopening,
};
