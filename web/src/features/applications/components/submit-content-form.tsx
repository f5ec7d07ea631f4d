import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { submitContent } from '@doubloon/contract/applications/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { inPlace } from '../../../shared/api/mutation-effects.ts';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import type { ContentForm } from '../content-form-schema.ts';

const resolver = lazyZodResolver(async () => (await import('../content-form-schema.ts')).ContentForm);

/** The content of an approved application, the first time or, with what was sent before, after it was sent back. */
export function SubmitContentForm({ application, onDone }: { application: ApplicationView; onDone: () => void }) {
  const { id, content } = application;
  const form = useForm({ resolver, defaultValues: { text: content?.text ?? '', url: content?.url ?? '' } });
  const { errors, isSubmitting: busy, isDirty } = form.formState;
  const submitting = useMutation({
    mutationFn: ({ text, url }: ContentForm) =>
      request(submitContent, { params: { id }, body: { ...(text && { text }), ...(url && { url }) } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'dashboard'],
      success: applicationsText.contentSubmitted,
      failure: applicationsText.contentSubmitFailed,
    },
    onSuccess: onDone,
  });
  // Failures are told by the mutation.
  const submit = form.handleSubmit((filledIn) => submitting.mutateAsync(filledIn).catch(() => undefined));
  useAskBeforeLeaving(isDirty && !submitting.isSuccess);
  return (
    <chakra.form
      noValidate
      aria-label={applicationsText.submitContent}
      display="grid"
      gap="4"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Text" error={errors.text?.message}>
        <Textarea rows={5} maxLength={5000} disabled={busy} {...form.register('text')} />
      </Field>
      <Field label="Content link" hint="Such as a draft of your video." error={errors.url?.message}>
        <TextInput type="url" inputMode="url" disabled={busy} {...form.register('url')} />
      </Field>
      <Actions marginTop="0">
        <Button look="quiet" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Submitting...">
          {applicationsText.submitContent}
        </Button>
      </Actions>
    </chakra.form>
  );
}
