import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import { findApplicationReopening } from '../applications/reopen-application.ts';
import { findCampaignReopening } from '../campaigns/reopen-campaign.ts';
import { findDeliverableReopening } from '../deliverables/reopen-deliverable.ts';
import type { Tx } from '../platform/database.ts';
import { findProofReopening } from '../proofs/reopen-proof.ts';
import type { Appealed, Reopening } from './reopening.ts';

type Find = (tx: Tx, appealed: Appealed) => Promise<Reopening | null>;

const FIND: Record<AppealSubjectType, Find> = {
  application: findApplicationReopening,
  treasure: findDeliverableReopening,
  proof: findProofReopening,
  campaign: findCampaignReopening,
};

/**
 * Finds what somebody appeals about; null when there is no such thing of theirs. Throws `illegal_state` when it cannot be decided again.
 * Reads up to 5.
 */
export function findReopening(
  tx: Tx,
  { type, id }: AppealSubject,
  by: Omit<Appealed, 'id'>,
): Promise<Reopening | null> {
  return FIND[type](tx, { ...by, id });
}
