import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { inPlace } from '../../../shared/api/mutation-effects.ts';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Wrap } from '../../../shared/ui/layout.ts';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { CorrectedProof } from '../proof-form-schema.ts';

const resolver = lazyZodResolver(async () => (await import('../proof-form-schema.ts')).CorrectedProof);

/** Another count and other notes for a proof that waits or was sent back; its owner decides on that then. */
export function CorrectProofForm({ proof, onDone }: { proof: ProofView; onDone: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { views: String(proof.reported_view_count), notes: proof.notes ?? '' },
  });
  const { errors } = form.formState;
  const correcting = useMutation({
    mutationFn: ({ views, notes }: CorrectedProof) =>
      request(updateProof, {
        params: { id: proof.proof_id },
        body: { reported_view_count: Number(views), notes },
      }),
    meta: {
      shows: inPlace('proofs', 'proof_id'),
      invalidates: ['proofs', getEarnings],
      success: proofsText.corrected,
      failure: proofsText.submitFailed,
    },
    onSuccess: onDone,
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
