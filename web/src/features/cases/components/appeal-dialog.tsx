import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { failureText } from '../../../shared/api/api-error.ts';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';

const MAX_CHARACTERS = 500;
const { TextareaField } = fieldsOf<{ reason: string }>();
const schema = () => z.object({ reason: z.string().trim().min(1, 'Please write why it should be decided again') });

/** Where somebody writes why a rejection should be decided again. */
export function AppealDialog({ subject, onClose }: { subject: AppealSubject; onClose: () => void }) {
  const sending = useMutation({
    mutationFn: ({ reason }: { reason: string }) => request(createAppeal, { body: { subject, reason } }),
    meta: {
      shows: first(listOwnAppeals, {}, 'id'),
      invalidates: ['cases'],
      success: 'Appeal sent successfully!',
      failure: (error) => failureText('Failed to send the appeal', error),
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Appeal against this decision"
      schema={schema}
      defaults={{ reason: '' }}
      onSubmit={sending.mutateAsync}
      onClose={onClose}
    >
      <p>Somebody of our team who has not decided before reads it and decides again. You can appeal once.</p>
      <TextareaField
        name="reason"
        label="Reason"
        required
        hint={(reason) => `${reason.length} of ${MAX_CHARACTERS} characters`}
        maxLength={MAX_CHARACTERS}
      />
      <FormActions submit="Send Appeal" loadingText="Sending..." />
    </FormDialog>
  );
}
