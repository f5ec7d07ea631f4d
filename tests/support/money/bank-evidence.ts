import { listCases } from '@doubloon/contract/admin/operations.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { succeed } from '../api.ts';
import type { Person } from '../given/person.ts';
import { fundsOf } from './paid-campaigns.ts';
import { deliver, eventAbout, openDispute } from './payment-provider.ts';

/** Evidence as an admin sends it to a bank: a statement, and everything else that can be told. */
export const evidenceBody = {
  statement: 'The posts were delivered, and the owner accepted them.',
  parts: EvidencePart.options,
};

/** Returns the parameters of the open case about a dispute or warning. Throws when there is none. */
export async function caseOfDispute(disputeId: string, admin: Person): Promise<{ readonly id: string }> {
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, admin);
  const found = cases.find(({ subject_id: subject }) => subject === disputeId);
  if (!found) throw new Error('There is no case');
  return { id: found.id };
}

/** Has the payment for a loot disputed; answers the dispute's id and the parameters of its case. */
export async function disputed(campaignId: string, admin: Person, kind?: 'inquiry' | 'prevented') {
  const id = await openDispute((await fundsOf(campaignId)).chargeId, undefined, kind);
  await deliver(await eventAbout('charge.dispute.created', id));
  return { id, params: await caseOfDispute(id, admin) };
}
