import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/api/api-error.ts';
import { first } from '../../../shared/api/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { casesText } from '../../../shared/text/cases.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';

const MAX_CHARACTERS = 500;

/** Where somebody writes why a rejection should be decided again. */
export function AppealDialog({ subject, onClose }: { subject: AppealSubject; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: () => request(createAppeal, { body: { subject, reason: reason.trim() } }),
    meta: {
      shows: first(listOwnAppeals, {}, 'id'),
      invalidates: ['cases'],
      success: casesText.sent,
      failure: (error) => failureText(casesText.sendFailed, error),
    },
    onSuccess: onClose,
  });
  const send = () => {
    if (reason.trim() !== '') return sending.mutate();
    setProblem(casesText.reasonRequired);
    words.current?.focus();
  };
  return (
    <Dialog
      title={casesText.title}
      onClose={sending.isPending ? undefined : onClose}
      unsaved={reason.trim() !== '' && !sending.isSuccess}
    >
      <chakra.p marginBottom="5">{casesText.explanation}</chakra.p>
      <Field label="Reason" required error={problem} hint={`${reason.length} of ${MAX_CHARACTERS} characters`}>
        <Textarea
          ref={words}
          value={reason}
          maxLength={MAX_CHARACTERS}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Actions>
        <DialogCancel disabled={sending.isPending} />
        <Button busy={sending.isPending} busyLabel="Sending..." onClick={send}>
          Send Appeal
        </Button>
      </Actions>
    </Dialog>
  );
}
