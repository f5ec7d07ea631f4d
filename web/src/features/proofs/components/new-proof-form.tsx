import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { listProofsOfDeliverable } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOF_IMAGE_BYTES, MAX_PROOF_IMAGES } from '@doubloon/contract/proofs/proof.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../../shared/api/api-error.ts';
import { canBeShown } from '../../../shared/api/check-file.ts';
import { first } from '../../../shared/api/mutation-effects.ts';
import { wasCalledOff } from '../../../shared/api/upload.ts';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { filesText } from '../../../shared/text/files.ts';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FileDrop, type RefusedFiles } from '../../../shared/ui/file-drop.tsx';
import { HStack, Stack } from '../../../shared/ui/layout.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { submitProof } from '../api/submit-proof.ts';
import type { NewProof } from '../proof-form-schema.ts';
import { useCarriage } from '../use-carriage.ts';
import { useProofDraft } from '../use-proof-draft.ts';
import { ChosenImages } from './chosen-images.tsx';

const IMAGES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
};
const resolver = lazyZodResolver(async () => (await import('../proof-form-schema.ts')).NewProof);
const count = new Intl.NumberFormat('en-US');
const EMPTY: NewProof = { views: '', notes: '', images: [] };

function tellRefused({ tooLarge, wrongType, dropped }: RefusedFiles): void {
  if (tooLarge.length > 0) toastError(proofsText.tooLarge(tooLarge.map(({ name }) => name).join(', ')));
  if (wrongType.length > 0) toastError(dropped ? proofsText.dropImages : SENTENCES.imageFiles);
}

/** Reports how many views a treasure's post has by now, with screenshots that show it. Earlier proofs stay. */
export function NewProofForm({ deliverable }: { deliverable: DeliverableView }) {
  const form = useForm({ resolver, defaultValues: EMPTY });
  const draft = useProofDraft(deliverable.treasure_id, form);
  const { errors } = form.formState;
  const accepted = Math.max(deliverable.view_count, deliverable.proven_view_count ?? 0);
  const images = useWatch({ control: form.control, name: 'images' });
  const sending = useCarriage();
  const [refused, setRefused] = useState('');
  const submitting = useMutation({
    mutationFn: (proof: NewProof) => sending.follow((carriage) => submitProof(deliverable, proof, carriage)),
    meta: {
      shows: first(listProofsOfDeliverable, { params: { id: deliverable.treasure_id } }, 'proof_id'),
      invalidates: ['proofs', getEarnings],
      success: proofsText.added,
    },
    onSuccess: () => {
      draft.forget();
      form.reset(EMPTY);
    },
    onError: (error) => {
      if (wasCalledOff(error)) toastSuccess(proofsText.calledOff);
      else toastError(messageOf(error, proofsText.submitFailed));
    },
  });
  // Failures are told by the mutation.
  const submit = form.handleSubmit((proof) => submitting.mutateAsync(proof).catch(() => undefined));
  const busy = form.formState.isSubmitting;
  useAskBeforeLeaving(form.formState.isDirty);

  const take = (next: File[]) =>
    form.setValue('images', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const add = async (files: File[]) => {
    const unreadable = new Set<File>();
    for (const file of files) if (!(await canBeShown(file))) unreadable.add(file);
    const before = form.getValues('images');
    const known = new Set(before.map(({ name, size }) => `${name} ${size}`));
    const fresh = files.filter((file) => !unreadable.has(file) && !known.has(`${file.name} ${file.size}`));
    if (before.length + fresh.length > MAX_PROOF_IMAGES) toastError(`At most ${MAX_PROOF_IMAGES} images`);
    if (fresh.length > 0) take([...before, ...fresh].slice(0, MAX_PROOF_IMAGES));
    setRefused([...unreadable].map(({ name }) => `${name}: ${filesText.unreadable}`).join(' '));
  };
  return (
    <chakra.form
      noValidate
      aria-label="New proof"
      display="grid"
      gap="4"
      onSubmit={(event) => {
        setRefused('');
        void submit(event);
      }}
    >
      <Field
        label="View Count"
        required
        hint={`${proofsText.viewsHint} ${proofsText.acceptedSoFar(count.format(accepted))}`}
        error={errors.views?.message}
      >
        <TextInput type="number" min={0} step={1} inputMode="numeric" disabled={busy} {...form.register('views')} />
      </Field>
      <Field label="Images" required hint={proofsText.imagesHint} error={refused || errors.images?.message}>
        <FileDrop
          what="screenshots"
          accept={IMAGES}
          maxBytes={MAX_PROOF_IMAGE_BYTES}
          disabled={busy}
          onFiles={(files) => void add(files)}
          onRefused={tellRefused}
        />
      </Field>
      {draft.missing.length > 0 && (
        <Notice tone="gold" title={proofsText.chooseAgain}>
          <chakra.p fontSize="sm" overflowWrap="anywhere">
            {proofsText.chooseAgainText(draft.missing.join(', '))}
          </chakra.p>
        </Notice>
      )}
      <ChosenImages
        images={images}
        disabled={busy}
        onRemove={(image) => take(images.filter((each) => each !== image))}
      />
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea maxLength={2000} disabled={busy} {...form.register('notes')} />
      </Field>
      {sending.percent !== null && (
        <Stack gap="2">
          <ProgressBar label="Sending the proof" percent={sending.percent} />
          <HStack justifyContent="space-between" gap="3">
            <chakra.p textStyle="hint" fontVariantNumeric="tabular-nums">
              {proofsText.sending(sending.percent)}
            </chakra.p>
            <Button look="quiet" onClick={sending.callOff}>
              Cancel upload
            </Button>
          </HStack>
        </Stack>
      )}
      <Button type="submit" busy={busy} busyLabel="Submitting...">
        Submit Proof
      </Button>
    </chakra.form>
  );
}
