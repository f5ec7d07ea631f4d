import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { listProofsOfDeliverable, uploadProof } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOF_IMAGE_BYTES, MAX_PROOF_IMAGES } from '@doubloon/contract/proofs/proof.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { KeptProof, NewProof } from '../proof-form-schema.ts';
import { messageOf, FieldsRefused } from '../../../shared/api/api-error.ts';
import { type Carriage, upload, wasCalledOff } from '../../../shared/api/files/upload.ts';
import { canBeShown } from '../../../shared/api/files/check-file.ts';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { useUploadQueue } from '../../../shared/api/upload-queue.ts';
import { EARNINGS_CALLS } from '../../../shared/payments/project-earnings.ts';
import { proofBound } from '../../../shared/loots/proof-bound.ts';
import { COUNTED_FROM } from '../../../shared/loots/sourced-views.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { fieldsOf, WHOLE_NUMBER, SubmitButton } from '../../../shared/form/form-parts.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra, Hint, HStack, MovingList, Stack } from '../../../shared/style/chakra.tsx';
import { filesText } from '../../../shared/text/media.ts';
import { proofsText } from '../../../shared/text/proofs.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { FileDrop, type RefusedFiles } from '../../../shared/ui/forms/file-drop.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

const IMAGES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
};
const { TextField, TextareaField } = fieldsOf<NewProof>();
const schema = async () => (await import('../proof-form-schema.ts')).NewProof;
const EMPTY: NewProof = { views: '', notes: '', images: [] };

function tellRefused({ tooLarge, wrongType, dropped }: RefusedFiles): void {
  if (tooLarge.length > 0) toastError(proofsText.tooLarge(tooLarge.map(({ name }) => name).join(', ')));
  if (wrongType.length > 0) toastError(dropped ? proofsText.dropImages : SENTENCES.imageFiles);
}

/** Reports how many views a treasure's post has by now, with screenshots that show it. Earlier proofs stay. */
export function NewProofForm({ deliverable, draft }: { deliverable: DeliverableView; draft: Draft<KeptProof> }) {
  const limit = proofBound(deliverable, currentTime());
  const { accepted_view_count: accepted } = deliverable;
  const sentences = [
    'All views of the post until now. What was counted before is not paid twice.',
    accepted !== null &&
      `${formatNumber(accepted)} views are accepted already; a lower number adds nothing. ${COUNTED_FROM}`,
    limit,
  ];
  const [lost, setLost] = useState<readonly string[]>(draft.found?.images ?? []);
  const submitting = useMutation({
    mutationFn: ({ views, notes, images: shots, carriage }: NewProof & { carriage: Carriage }) =>
      upload(
        uploadProof,
        {
          body: {
            treasure_id: deliverable.treasure_id,
            application_id: deliverable.application_id,
            campaign_id: deliverable.campaign_id,
            creator_id: deliverable.creator_id,
            reported_view_count: Number(views),
            ...(notes && { notes }),
          },
        },
        shots,
        carriage,
      ),
    meta: {
      shows: first(listProofsOfDeliverable, { params: { id: deliverable.treasure_id } }, 'proof_id'),
      invalidates: ['proofs', ...EARNINGS_CALLS],
      success: proofsText.added,
    },
    onSuccess: () => {
      setLost([]);
      bound.form.reset(EMPTY);
      draft.discard();
    },
    onError: (error): void => {
      if (wasCalledOff(error)) toastSuccess('Proof not sent. What you entered is still here.');
      else toastError(failed(error));
    },
  });
  const failed = (error: unknown) => messageOf(error, proofsText.submitFailed);
  const queue = useUploadQueue({
    send: (proof: NewProof, carriage) => submitting.mutateAsync({ ...proof, carriage }),
    problemOf: failed,
  });
  const sending = queue.shown.find(({ status }) => status === 'uploading');
  const bound = useFormOf({
    schema,
    defaults: EMPTY,
    draft: {
      found: draft.found && { views: draft.found.views, notes: draft.found.notes },
      keep: ({ views, notes, images: chosen }) => {
        const names = [...new Set([...chosen.map(({ name }) => name), ...lost])];
        if (views === '' && notes === '' && names.length === 0) draft.discard();
        else draft.keep({ views, notes, images: names });
      },
    },
    onSubmit: async (proof: NewProof): Promise<void> => {
      queue.clear();
      queue.add([proof]);
      await queue.settled();
      if (queue.items()[0]?.status !== 'uploaded') throw new FieldsRefused([]);
    },
  });
  const { control, clearErrors, formState, getValues, setError, setValue, trigger } = bound.form;
  const images = useWatch({ control, name: 'images' });
  const missing = lost.filter((name) => !images.some((image) => image.name === name));

  const take = async (next: File[]) => {
    setValue('images', next, { shouldDirty: true });
    if (formState.isSubmitted) await trigger('images');
  };
  const add = async (files: File[]) => {
    const unreadable = new Set<File>();
    for (const file of files) if (!(await canBeShown(file))) unreadable.add(file);
    const before = getValues('images');
    const known = new Set(before.map(({ name, size }) => `${name} ${size}`));
    const fresh = files.filter((file) => !unreadable.has(file) && !known.has(`${file.name} ${file.size}`));
    if (before.length + fresh.length > MAX_PROOF_IMAGES) toastError(`At most ${MAX_PROOF_IMAGES} images`);
    clearErrors('images');
    if (fresh.length > 0) await take([...before, ...fresh].slice(0, MAX_PROOF_IMAGES));
    if (unreadable.size === 0) return;
    setError('images', { message: [...unreadable].map(({ name }) => `${name}: ${filesText.unreadable}`).join(' ') });
  };
  return (
    <FormBody {...bound} label="New proof">
      <TextField
        name="views"
        label="View Count"
        required
        hint={sentences.filter(Boolean).join(' ')}
        {...WHOLE_NUMBER}
        min={0}
      />
      <Field
        label="Images"
        required
        hint="PNG, JPG, GIF or WebP up to 10MB each, at most 5."
        error={formState.errors.images?.message}
      >
        <FileDrop
          what="screenshots"
          accept={IMAGES}
          maxBytes={MAX_PROOF_IMAGE_BYTES}
          disabled={formState.isSubmitting}
          onFiles={(files) => void add(files)}
          onRefused={tellRefused}
        />
      </Field>
      {missing.length > 0 && (
        <Notice colorPalette="gold" title="Choose the images again">
          <chakra.p fontSize="sm" overflowWrap="anywhere">
            What you wrote is back, but a page that was loaded again keeps no files. You had chosen:{' '}
            {missing.join(', ')}
          </chakra.p>
        </Notice>
      )}
      <ChosenImages
        images={images}
        disabled={formState.isSubmitting}
        onRemove={(image) => void take(images.filter((each) => each !== image))}
      />
      <TextareaField name="notes" label="Notes" optional maxLength={2000} />
      {sending && (
        <Stack gap="2">
          <ProgressBar label="Sending the proof" percent={sending.percent} />
          <HStack justifyContent="space-between" gap="3">
            <Hint fontVariantNumeric="tabular-nums">{proofsText.sending(sending.percent)}</Hint>
            <Button variant="quiet" onClick={() => queue.cancel(sending.id)}>
              Cancel upload
            </Button>
          </HStack>
        </Stack>
      )}
      <SubmitButton loadingText="Submitting...">Submit Proof</SubmitButton>
    </FormBody>
  );
}

interface ChosenImagesProps {
  images: readonly File[];
  disabled: boolean;
  onRemove: (image: File) => void;
}

/** The screenshots that are about to be sent, each of which can be left out again. */
function ChosenImages({ images, disabled, onRemove }: ChosenImagesProps) {
  if (images.length === 0) return null;
  return (
    <MovingList
      aria-label="Chosen images"
      gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
      gap="3"
      marginTop="3"
    >
      {images.map((image) => (
        <chakra.li
          key={`${image.name} ${image.size}`}
          position="relative"
          borderRadius="md"
          overflow="hidden"
          borderWidth="1px"
          borderColor="line"
        >
          <Picture src={image} alt={image.name} height="auto" aspectRatio="4 / 5" from="top" />
          <IconButton
            label={`Remove ${image.name}`}
            disabled={disabled}
            onClick={() => onRemove(image)}
            position="absolute"
            top="1"
            right="1"
            bg="deep"
            color="onDeep"
            on="deep"
          >
            <X aria-hidden />
          </IconButton>
        </chakra.li>
      ))}
    </MovingList>
  );
}
