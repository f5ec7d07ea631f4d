import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotices } from '../payments/statements/problem-notices.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** An owner hears of each proof, again after it was sent back; a creator of what was decided; both when it could not be paid. */
export function proofNotices(proof: Proof): Notice[] {
  const { applicationId, campaignId, ownerId, creatorId, campaignTitle: title, status, reportedAt, decidedAt } = proof;
  const named = { title, actorName: null };
  const notices: Notice[] = [
    {
      uid: ownerId,
      kind: 'proof_submitted',
      subject: { type: 'campaign', id: campaignId },
      ...named,
      ...momentOf(reportedAt),
    },
  ];
  if (decidedAt && status !== 'pending') {
    const subject = { type: 'application', id: applicationId } as const;
    notices.push({ uid: creatorId, kind: `proof_${status}`, subject, ...named, ...momentOf(decidedAt) });
  }
  if (status === 'pending' && proof.paymentProblem) {
    notices.push(...problemNotices(proof, proof.paymentProblem, { title, creatorName: null, part: 'proofs' }));
  }
  return notices;
}

export const proofNoticeSource: NoticeSource<typeof Proof> = {
  collection: COLLECTIONS.proofs,
  schema: Proof,
  notices: proofNotices,
};
