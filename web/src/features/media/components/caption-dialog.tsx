import type { MediaView } from '@doubloon/contract/media/media.ts';
import { captionMedia } from '@doubloon/contract/media/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { mediaText } from '../../../shared/text/media.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';

const resolver = lazyZodResolver(async () => (await import('../caption-schema.ts')).captionSchema);

/** Changes what stands under one work. */
export function CaptionDialog({ work, onClose }: { work: MediaView; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { caption: work.caption } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const saving = useMutation({
    mutationFn: (body: { caption: string }) => request(captionMedia, { params: { id: work.id }, body }),
    meta: {
      shows: inPlace('media', 'id'),
      success: mediaText.captionSaved,
      failure: () => mediaText.captionFailed,
    },
    onSuccess: onClose,
  });
  // Failures are told by the mutation.
  const submit = form.handleSubmit((values) => saving.mutateAsync(values).catch(() => undefined));
  return (
    <Dialog title="Edit caption" onClose={isSubmitting ? undefined : onClose} unsaved={isDirty && !saving.isSuccess}>
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <Field label="Caption" optional error={errors.caption?.message}>
          <Textarea rows={3} maxLength={300} disabled={isSubmitting} {...form.register('caption')} />
        </Field>
        <FormProblem text={saving.error ? messageOf(saving.error, mediaText.captionFailed) : undefined} />
        <Actions>
          <DialogCancel disabled={isSubmitting} />
          <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
            Save caption
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
