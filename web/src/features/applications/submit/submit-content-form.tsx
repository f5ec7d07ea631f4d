import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { submitContent } from '@doubloon/contract/applications/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { request } from '../../../shared/api/request.ts';
import type { ContentForm } from '../content-form-schema.ts';

const { TextField, TextareaField } = fieldsOf<ContentForm>();
const schema = async () => (await import('../content-form-schema.ts')).ContentForm;

/** The content of an approved application, the first time or, with what was sent before, after it was sent back. */
export function SubmitContentForm({ application, onDone }: { application: ApplicationView; onDone: () => void }) {
  const { id, content } = application;
  const submitting = useMutation({
    mutationFn: ({ text, url }: ContentForm) =>
      request(submitContent, { params: { id }, body: { ...(text && { text }), ...(url && { url }) } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'dashboard'],
      success: 'Content submitted successfully!',
      failure: 'Failed to submit content. Please try again.',
    },
    onSuccess: onDone,
  });
  return (
    <Form
      schema={schema}
      defaults={{ text: content?.text ?? '', url: content?.url ?? '' }}
      onSubmit={submitting.mutateAsync}
      label="Submit Content"
    >
      <TextareaField name="text" label="Text" rows={5} maxLength={5000} />
      <TextField name="url" label="Content link" hint="Such as a draft of your video." type="url" inputMode="url" />
      <FormActions submit="Submit Content" loadingText="Submitting..." onCancel={onDone} />
    </Form>
  );
}
