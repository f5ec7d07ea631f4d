import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { z } from 'zod';
import { failureText } from '../../../shared/api/api-error.ts';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';

const MAX_CHARACTERS = 500;
const { TextareaField } = fieldsOf<{ reason: string }>();

/** How far an appeal is. */
const statusTexts = {
  open: 'Your appeal is being read.',
  granted: 'Your appeal was granted.',
  refused: 'Your appeal was refused.',
} as const;

const schema = () => z.object({ reason: z.string().trim().min(1, 'Please write why it should be decided again') });

/** An appeal against a rejection: how far it is, or the way to make one. */
export function AppealPanel({ subject }: { subject: AppealSubject }) {
  const [open, setOpen] = useState(false);
  const appeals = useQuery(
    queryOf(listOwnAppeals, { query: { limit: MAX_PAGE_SIZE } }, liveOrEvery(WAITED_FOR_MS, 'notifications')),
  );
  if (!appeals.data) return null;
  const appeal = appeals.data.find(({ subject: { type, id } }) => type === subject.type && id === subject.id);
  if (appeal) {
    return (
      <chakra.div fontSize="sm">
        <chakra.p fontWeight="semibold">
          {statusTexts[appeal.status]}{' '}
          <chakra.span color="muted" fontWeight="normal">
            Sent <DateText value={appeal.created_at} />
          </chakra.span>
        </chakra.p>
        <chakra.p whiteSpace="pre-line">“{appeal.reason}”</chakra.p>
        {appeal.decision && <p>Our team: {appeal.decision.reason}</p>}
      </chakra.div>
    );
  }
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      {open && <AppealDialog subject={subject} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Where somebody writes why a rejection should be decided again. */
function AppealDialog({ subject, onClose }: { subject: AppealSubject; onClose: () => void }) {
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
