import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../shared/api/api-error.ts';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { putAnswered } from '../../../shared/api/put-answered.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Wrap } from '../../../shared/ui/layout.ts';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { correctProof } from '../api/correct-proof.ts';
import type { CorrectedProof } from '../proof-form-schema.ts';

const resolver = lazyZodResolver(async () => (await import('../proof-form-schema.ts')).CorrectedProof);

/** Another count and other notes for a proof that waits or was sent back; its owner decides on that then. */
export function CorrectProofForm({ proof, onDone }: { proof: ProofView; onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    resolver,
    defaultValues: { views: String(proof.reported_view_count), notes: proof.notes ?? '' },
  });
  const { errors } = form.formState;
  const correcting = useMutation({
    mutationFn: (corrected: CorrectedProof) => correctProof(proof.proof_id, corrected),
    onSuccess: async (corrected) => {
      await putAnswered(client, 'proofs', corrected, 'proof_id');
      toastSuccess(proofsText.corrected);
      await client.invalidateQueries({ queryKey: ['proofs'] });
      onDone();
    },
    onError: (error) => toastError(messageOf(error, proofsText.submitFailed)),
  });
  // Failures are told by the mutation.
  const submit = form.handleSubmit((corrected) => correcting.mutateAsync(corrected).catch(() => undefined));
  const busy = form.formState.isSubmitting;
  useAskBeforeLeaving(form.formState.isDirty);
  return (
    <chakra.form noValidate aria-label="Correct proof" display="grid" gap="3" onSubmit={(event) => void submit(event)}>
      <Field label="View Count" required error={errors.views?.message}>
        <TextInput type="number" min={0} step={1} inputMode="numeric" disabled={busy} {...form.register('views')} />
      </Field>
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={3} maxLength={2000} disabled={busy} {...form.register('notes')} />
      </Field>
      <Wrap gap="3" css={{ '& > button': { flexGrow: 1, paddingX: '3' } }}>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Submitting...">
          Submit again
        </Button>
      </Wrap>
    </chakra.form>
  );
}
