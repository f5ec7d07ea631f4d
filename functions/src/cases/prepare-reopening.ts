import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { prepareApplicationReopening } from '../applications/reopen-application.ts';
import { prepareCampaignReopening } from '../campaigns/reopen-campaign.ts';
import { prepareDeliverableReopening } from '../deliverables/reopen-deliverable.ts';
import { prepareProofReopening } from '../proofs/reopen-proof.ts';
import type { Appealed, Reopening } from './reopening.ts';

type Prepare = (transaction: Transaction, db: Firestore, appealed: Appealed) => Promise<Reopening | null>;

const PREPARE: Record<AppealSubjectType, Prepare> = {
  application: prepareApplicationReopening,
  treasure: prepareDeliverableReopening,
  proof: prepareProofReopening,
  campaign: prepareCampaignReopening,
};

/**
 * Reads what somebody appeals about; null when there is no such thing of theirs. Throws `illegal_state` when it cannot be decided again.
 * Reads up to 5.
 */
export function prepareReopening(
  transaction: Transaction,
  db: Firestore,
  { type, id }: AppealSubject,
  by: Omit<Appealed, 'id'>,
): Promise<Reopening | null> {
  return PREPARE[type](transaction, db, { ...by, id });
}
