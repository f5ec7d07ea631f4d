import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { deleteProof, updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deliverableProofsQuery } from '../api/queries.ts';
import { NewProofForm } from './new-proof-form.tsx';
import { ProofTimeline } from './proof-timeline.tsx';
import { KeptProof, type CorrectedProof } from '../proof-form-schema.ts';
import { gone, inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { EARNINGS_CALLS } from '../../../shared/payments/project-earnings.ts';
import { fieldsOf, CancelButton, SubmitButton } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Hint, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DeliveredPost } from '../../../shared/ui/buttons/given-address.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';

interface ManageProofDialogProps {
  deliverable: DeliverableView;
  /** True when its loot takes no more proofs. */
  closed?: boolean;
  /** Renders the way to appeal against a rejection. */
  appealOf: (proof: ProofView) => ReactNode;
  onClose: () => void;
}

/** The proofs of an approved treasure as its creator manages them: the history, a new one, corrections. */
export function ManageProofDialog({ deliverable, closed = false, appealOf, onClose }: ManageProofDialogProps) {
  const proofs = useQuery(deliverableProofsQuery(deliverable.treasure_id));
  const uid = useSession(({ user }) => user?.uid ?? '');
  const draft = useDraft(uid, `proof_${deliverable.treasure_id}`, KeptProof, { inTab: true });
  const [correcting, setCorrecting] = useState<string>();
  const [leaving, setLeaving] = useState<ProofView>();
  const takingBack = useMutation({
    mutationFn: (id: string) => request(deleteProof, { params: { id } }),
    meta: {
      shows: (client, _done, id: string) => gone('proofs', 'proof_id', id)(client),
      invalidates: ['proofs', ...EARNINGS_CALLS],
      success: 'Proof taken back.',
      failure: 'Failed to take back the proof. Please try again.',
    },
    onSuccess: () => setLeaving(undefined),
  });

  const leave = () => {
    draft.discard();
    onClose();
  };

  const actionsOf = (proof: ProofView) => {
    if (correcting === proof.proof_id)
      return <CorrectProofForm proof={proof} onDone={() => setCorrecting(undefined)} />;
    if (proof.status === 'rejected') return appealOf(proof);
    const waits = proof.status === 'pending';
    if (!waits && proof.status !== 'revision_requested') return null;
    const isTaken = !closed || (proof.revise_until !== null && proof.revise_until > currentTime());
    if (!waits && !isTaken) {
      return <Hint>The loot is closed, and the time to revise this proof is over.</Hint>;
    }
    return (
      <Wrap gap="3" marginTop="4" css={{ '& > button': { flexGrow: 1, paddingX: '3' } }}>
        {waits && (
          <Button variant="dangerQuiet" onClick={() => setLeaving(proof)}>
            Take back
          </Button>
        )}
        {isTaken && (
          <Button variant="outline" onClick={() => setCorrecting(proof.proof_id)}>
            {waits ? 'Change' : 'Revise'}
          </Button>
        )}
      </Wrap>
    );
  };

  return (
    <Dialog title="Manage Proof for Treasure" onClose={leave} width="46rem">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <div>
          <DeliveredPost url={deliverable.url} />
          <Muted marginTop="2">
            Has the post been seen more often since? Show it with screenshots; once the owner has verified them, the
            views that are new count.
          </Muted>
        </div>
        <QueryView query={proofs} problem="Failed to fetch proofs" pending={<ListSkeleton />}>
          {(sent) =>
            sent.length > 0 ? (
              <ProofTimeline proofs={sent} actionsOf={actionsOf} />
            ) : (
              <p>You have not proven more views of this post yet.</p>
            )
          }
        </QueryView>
        <chakra.div borderTopWidth="1px" borderColor="line" paddingTop="5">
          <chakra.h3 fontSize="md" marginBottom="3">
            New Proof
          </chakra.h3>
          {closed ? (
            <p>This loot is closed and takes no more proofs.</p>
          ) : (
            <NewProofForm deliverable={deliverable} draft={draft} />
          )}
        </chakra.div>
      </chakra.div>
      {leaving && (
        <ConfirmDialog
          title="Take back this proof?"
          question="The owner will not see it any more, and its images are deleted. This cannot be undone."
          confirm="Take back"
          loading={takingBack.isPending}
          loadingText="Taking back..."
          onConfirm={() => takingBack.mutate(leaving.proof_id)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  );
}

const { TextareaField } = fieldsOf<CorrectedProof>();
const schema = async () => (await import('../proof-form-schema.ts')).CorrectedProof;

/** Other notes for a proof that waits or was sent back; its owner decides on that then. */
function CorrectProofForm({ proof, onDone }: { proof: ProofView; onDone: () => void }) {
  const correcting = useMutation({
    mutationFn: ({ notes }: CorrectedProof) =>
      request(updateProof, { params: { id: proof.proof_id }, body: { notes } }),
    meta: {
      shows: inPlace('proofs', 'proof_id'),
      invalidates: ['proofs', ...EARNINGS_CALLS],
      success: 'Proof submitted again.',
      failure: proofsText.submitFailed,
    },
    onSuccess: onDone,
  });
  return (
    <Form
      schema={schema}
      defaults={{ notes: proof.notes ?? '' }}
      onSubmit={correcting.mutateAsync}
      label="Correct proof"
      gap="3"
    >
      <Hint>
        The pictures and the {formatNumber(proof.reported_view_count)} views that they show stay. Another count needs
        new pictures: submit a new proof below.
      </Hint>
      <TextareaField name="notes" label="Notes" optional rows={3} maxLength={2000} />
      <Wrap gap="3" css={{ '& > button': { flexGrow: 1, paddingX: '3' } }}>
        <CancelButton onCancel={onDone} />
        <SubmitButton loadingText="Submitting...">Submit again</SubmitButton>
      </Wrap>
    </Form>
  );
}
