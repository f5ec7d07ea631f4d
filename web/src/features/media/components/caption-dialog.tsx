import type { MediaView } from '@doubloon/contract/media/media.ts';
import { captionMedia } from '@doubloon/contract/media/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { mediaText } from '../../../shared/text/media.ts';

const { TextareaField } = fieldsOf<{ caption: string }>();
const schema = async () => (await import('../caption-schema.ts')).captionSchema;

/** Changes what stands under one work. */
export function CaptionDialog({ work, onClose }: { work: MediaView; onClose: () => void }) {
  const saving = useMutation({
    mutationFn: (body: { caption: string }) => request(captionMedia, { params: { id: work.id }, body }),
    meta: {
      shows: inPlace('media', 'id'),
      success: 'Caption saved',
      failure: () => mediaText.captionFailed,
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Edit caption"
      schema={schema}
      defaults={{ caption: work.caption }}
      onSubmit={saving.mutateAsync}
      onClose={onClose}
    >
      <TextareaField name="caption" label="Caption" optional rows={3} maxLength={300} />
      <FormProblem text={saving.error ? messageOf(saving.error, mediaText.captionFailed) : undefined} />
      <FormActions submit="Save caption" loadingText="Saving..." />
    </FormDialog>
  );
}
