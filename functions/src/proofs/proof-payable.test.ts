import { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, proofDocument } from '../../testing/documents.ts';
import { proofPayable } from './proof-payable.ts';

const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });
const deliverable = deliverableDocument(application, { id: 'd1', status: 'approved' });

it.each(ProofStatus.options)(
  'says in the words of its badge why a proof that is %s is not verified',
  async (status) => {
    const proofs = { find: () => Promise.resolve(proofDocument(deliverable, { id: 'p1', status })) };
    const deliverables = { find: () => Promise.resolve(deliverable) };
    const documents = { proofs, deliverables, applications: { get: () => Promise.resolve(application) } };
    const payable = await proofPayable.find(documents as never, 'p1');
    const word = spoken(proofStatusLabels[status]);
    const expected = status === 'pending' ? null : `This proof is ${word} and cannot become verified`;
    expect(await payable?.obstacle({} as never)).toBe(expected);
    expect(expected ?? '').not.toContain('_');
  },
);
