import { previewProofPayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { provenDeliverableQuery } from '../api/queries.ts';
import { ProofImages } from './proof-images.tsx';
import { ProofStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { latestViews, reportedViews, viewsOfProof, SourcedViews } from '../../../shared/loots/sourced-views.tsx';
import { proofBound } from '../../../shared/loots/proof-bound.ts';
import { PaidReviewDialog } from '../../../shared/payments/paid-review-dialog.tsx';
import { DeliverableFlags } from '../../../shared/posts/deliverable-flags.tsx';
import { Hint } from '../../../shared/style/chakra.tsx';
import { proofsText } from '../../../shared/text/proofs.ts';
import type { ReviewSteps } from '../../../shared/ui/dialogs/review-stepper.tsx';

interface ReviewProofDialogProps {
  proof: ProofView;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** The way to others of the list; left out for one that is not among them any more. */
  steps?: ReviewSteps | undefined;
  /** Called after a decision; closes the dialog, or shows what is decided next. */
  onDecided: () => void;
  onClose: () => void;
}

/** A proof with its screenshots, and the owner's decision on it. */
export function ReviewProofDialog({ proof, ...review }: ReviewProofDialogProps) {
  const { proof_id: id, reported_view_count: views } = proof;
  const isWaiting = proof.status === 'pending';
  const { data: deliverable } = useQuery(provenDeliverableQuery(proof.treasure_id));
  const bound = deliverable && isWaiting ? proofBound(deliverable, proof.submission_date) : null;
  return (
    <PaidReviewDialog
      id={id}
      reviewed={proof}
      isWaiting={isWaiting}
      since={proof.submission_date}
      title={deliverable?.creatorName ? `Proof by ${deliverable.creatorName}` : 'Proof'}
      url={deliverable?.url}
      badge={<ProofStatusBadge status={proof.status} />}
      facts={[
        ['Reported views', <SourcedViews key="v" known={viewsOfProof(proof)} />],
        ['Before', deliverable && isWaiting ? <SourcedViews key="b" known={latestViews(deliverable)} /> : null],
        [
          'First reported',
          deliverable && !isWaiting ? <SourcedViews key="f" known={reportedViews(deliverable)} /> : null,
        ],
      ]}
      evidence={<ProofImages images={proof.images} />}
      seen={
        <>
          {bound && <Hint>{bound}</Hint>}
          <DeliverableFlags deliverableId={proof.treasure_id} />
        </>
      }
      decision={{
        paid: 'proof',
        accepted: 'verified',
        accept: { verb: 'verify', label: 'Verify', loadingText: 'Verifying...' },
        preview: previewProofPayout,
        texts: proofsText.decision,
        send: (decision, feedback) =>
          request(updateProof, {
            params: { id },
            // The count that the owner saw: its creator may have changed it meanwhile.
            body: { status: decision, reported_view_count: views, ...(feedback && { feedback }) },
          }),
        effects: {
          shows: (client, { payout: _payout, ...decided }: OutputOf<typeof updateProof>) =>
            inPlace('proofs', 'proof_id')(client, decided),
          invalidates: ['proofs', 'deliverables', 'campaigns', 'payments', 'dashboard'],
          invalidatesAfterFailure: ['proofs', 'payments'],
        },
      }}
      {...review}
    />
  );
}
