import { applicationPayable } from './applications/application-payable.ts';
import { deliverablePayable } from './deliverables/deliverable-payable.ts';
import type { Payables } from './payments/payouts/payable.ts';
import { proofPayable } from './proofs/proof-payable.ts';

/** Everything that is paid for on approval. */
export const PAYABLES: Payables = {
  application: applicationPayable,
  deliverable: deliverablePayable,
  proof: proofPayable,
};
