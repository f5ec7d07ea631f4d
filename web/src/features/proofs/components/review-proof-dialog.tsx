import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latestViews } from '../../../shared/loots/counted-views.ts';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { UnpaidNotice } from '../../../shared/payments/unpaid-notice.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Stack, Wrap } from '../../../shared/ui/layout.ts';
import { Quote } from '../../../shared/ui/quote.tsx';
import { StoreLink } from '../../../shared/ui/store-link.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { provenDeliverableQuery } from '../api/queries.ts';
import { ProofDecisionForm } from './proof-decision-form.tsx';
import { ProofImages } from './proof-images.tsx';
import { ProofStatusBadge } from './proof-status-badge.tsx';

const count = new Intl.NumberFormat('en-US');

interface ReviewProofDialogProps {
  proof: ProofView;
  /** What is left of the loot's budget, in cents. */
  remainingCents: number | undefined;
  onClose: () => void;
}

/** A proof with its screenshots, what verifying it pays, the owner's three decisions, and the receipt once it is paid. */
export function ReviewProofDialog({ proof, remainingCents, onClose }: ReviewProofDialogProps) {
  const isWaiting = proof.status === 'pending';
  const decides = useSession((state) => state.user?.role === 'business_owner') && isWaiting;
  const { data: deliverable } = useQuery(provenDeliverableQuery(proof.treasure_id));
  const [paid, setPaid] = useState<PayoutView>();

  if (paid) return <ReceiptDialog payoutId={paid.id} onClose={onClose} />;
  return (
    <Dialog
      title={deliverable?.creatorName ? `Proof by ${deliverable.creatorName}` : 'Proof'}
      onClose={onClose}
      width="38rem"
    >
      <Wrap gap="3" alignItems="center" marginBottom="5">
        {deliverable && <ExternalLink href={deliverable.url} />}
        <ProofStatusBadge status={proof.status} />
        <StoreLink marginLeft={{ md: 'auto' }} creatorId={proof.creator_id} />
      </Wrap>
      <Facts
        facts={[
          ['Reported views', count.format(proof.reported_view_count)],
          ['Before', deliverable && isWaiting ? count.format(latestViews(deliverable)) : null],
          ['First reported', deliverable && !isWaiting ? count.format(deliverable.view_count) : null],
          ['Submitted', <DateText key="s" value={proof.submission_date} />],
          ['Decision by', decides ? <DateText key="d" value={proof.decide_by} /> : null],
        ]}
      />
      <Stack gap="4" marginTop="5">
        <ProofImages images={proof.images} />
        {proof.notes && <Quote name="Notes of the creator" text={proof.notes} />}
        {proof.revision_instructions && <Quote name="Your revision instructions" text={proof.revision_instructions} />}
        {proof.feedback && <Quote name="Feedback" text={proof.feedback} />}
        {!decides && proof.payment_problem && <UnpaidNotice problem={proof.payment_problem} />}
        {decides && (
          <>
            <Waiting since={proof.submission_date} decideBy={proof.decide_by} />
            <ProofDecisionForm
              proof={proof}
              remainingCents={remainingCents}
              onDecided={(payout) => (payout ? setPaid(payout) : onClose())}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
