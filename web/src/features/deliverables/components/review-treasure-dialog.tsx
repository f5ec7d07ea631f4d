import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { entitlementCents, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { deliverablesText, PAYMENT_FAILED_MS } from '../../../shared/text/deliverables.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { decideTreasure, type TreasureDecision } from '../api/decide-treasure.ts';
import { countedViews } from '../counted-views.ts';
import { decisionOutcome } from '../decision-outcome.ts';
import { paymentFailureText } from '../payment-failure.ts';
import { ExternalLink } from './external-link.tsx';
import { TreasureStatusBadge } from './treasure-status-badge.tsx';

const count = new Intl.NumberFormat('en-US');
const verbs: Record<TreasureDecision, string> = {
  approved: 'approve',
  rejected: 'reject',
  revision_requested: 'request revision for',
};

interface ReviewTreasureDialogProps {
  treasure: DeliverableView;
  terms: PayoutTerms;
  onClose: () => void;
}

/** A treasure in full, what approving it pays, and the owner's three decisions. */
export function ReviewTreasureDialog({ treasure, terms, onClose }: ReviewTreasureDialogProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner') && treasure.status === 'submitted';
  const counted = countedViews(treasure);
  const [feedback, setFeedback] = useState('');
  const client = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decision: TreasureDecision) => decideTreasure(treasure.treasure_id, decision, feedback),
    onSuccess: async (decided, decision) => {
      const { text, durationMs } = decisionOutcome(decision, decided);
      toastSuccess(text, durationMs);
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['treasures'] }),
        client.invalidateQueries({ queryKey: ['campaigns'] }),
        client.invalidateQueries({ queryKey: ['payouts'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
    },
    onError: (error, decision) => {
      const paymentProblem = paymentFailureText(error);
      void client.invalidateQueries({ queryKey: ['payouts'] });
      if (paymentProblem) toastError(paymentProblem, PAYMENT_FAILED_MS);
      else toastError(deliverablesText.decideFailed(verbs[decision], messageOf(error, deliverablesText.unknownError)));
    },
  });
  const button = (decision: TreasureDecision) => ({
    disabled: deciding.isPending,
    busy: deciding.isPending && deciding.variables === decision,
    onClick: () => deciding.mutate(decision),
  });

  return (
    <Dialog title={treasure.creatorName} onClose={onClose}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginBottom="5">
        <ExternalLink href={treasure.url} />
        <TreasureStatusBadge status={treasure.status} />
      </chakra.div>
      <Facts
        facts={[
          ['Reported views', count.format(treasure.view_count)],
          ['Counted views', treasure.baseline_views > 0 ? count.format(counted) : null],
          ['Submitted', <DateText key="s" value={treasure.created_at} />],
          ['Decision by', decides ? <DateText key="d" value={treasure.decide_by} /> : null],
        ]}
      />
      {treasure.notes && <chakra.p marginTop="4">{treasure.notes}</chakra.p>}
      {treasure.feedback && <chakra.p marginTop="4">Feedback: {treasure.feedback}</chakra.p>}
      {decides && (
        <>
          <chakra.p marginTop="5" bg="goldWash" borderRadius="md" paddingX="4" paddingY="3">
            {treasure.baseline_views > 0 &&
              `${count.format(treasure.baseline_views)} views are from before the approval and do not count. `}
            For {count.format(counted)} counted views the creator has earned{' '}
            <Money cents={entitlementCents(terms, counted)} fontWeight="semibold" /> in all ({sharePercent(counted)}%
            tier); counted views of their other approved posts come on top. Approving pays what is earned, less what was
            paid before.
          </chakra.p>
          <chakra.div marginTop="5">
            <Field label="Feedback" optional>
              <Textarea value={feedback} maxLength={2000} onChange={(event) => setFeedback(event.target.value)} />
            </Field>
          </chakra.div>
          <Actions flexWrap="wrap">
            <Button look="dangerQuiet" busyLabel="Rejecting..." {...button('rejected')}>
              Reject
            </Button>
            <Button look="outline" busyLabel="Sending back..." {...button('revision_requested')}>
              Request Revision
            </Button>
            <Button busyLabel="Approving..." {...button('approved')}>
              Approve
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
