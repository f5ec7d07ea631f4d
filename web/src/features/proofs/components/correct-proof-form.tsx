import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useMutation } from '@tanstack/react-query';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { CancelButton, SubmitButton } from '../../../shared/form/form-actions.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { request } from '../../../shared/api/request.ts';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Wrap } from '../../../shared/style/chakra.tsx';
import type { CorrectedProof } from '../proof-form-schema.ts';

const { TextField, TextareaField } = fieldsOf<CorrectedProof>();
const schema = async () => (await import('../proof-form-schema.ts')).CorrectedProof;

/** Another count and other notes for a proof that waits or was sent back; its owner decides on that then. */
export function CorrectProofForm({ proof, onDone }: { proof: ProofView; onDone: () => void }) {
  const correcting = useMutation({
    mutationFn: ({ views, notes }: CorrectedProof) =>
      request(updateProof, {
        params: { id: proof.proof_id },
        body: { reported_view_count: Number(views), notes },
      }),
    meta: {
      shows: inPlace('proofs', 'proof_id'),
      invalidates: ['proofs', getEarnings],
      success: 'Proof submitted again.',
      failure: proofsText.submitFailed,
    },
    onSuccess: onDone,
  });
  return (
    <Form
      schema={schema}
      defaults={{ views: String(proof.reported_view_count), notes: proof.notes ?? '' }}
      onSubmit={correcting.mutateAsync}
      label="Correct proof"
      gap="3"
    >
      <TextField name="views" label="View Count" required type="number" min={0} step={1} inputMode="numeric" />
      <TextareaField name="notes" label="Notes" optional rows={3} maxLength={2000} />
      <Wrap gap="3" css={{ '& > button': { flexGrow: 1, paddingX: '3' } }}>
        <CancelButton onCancel={onDone} />
        <SubmitButton busyLabel="Submitting...">Submit again</SubmitButton>
      </Wrap>
    </Form>
  );
}
