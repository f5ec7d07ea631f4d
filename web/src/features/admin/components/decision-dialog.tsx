import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { MutationEffects } from '../../../shared/api/mutation-effects.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { adminText } from '../../../shared/text/admin.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';

const MAX_REASON_LENGTH = 1000;

/** Something an admin is about to do. */
export interface Decision {
  readonly title: string;
  /** What will happen, before it does. */
  readonly effect: ReactNode;
  /** Who reads the reason besides other admins; nobody when it is left out. */
  readonly reasonHint?: string;
  readonly confirm: string;
  readonly busyLabel: string;
  readonly dangerous?: boolean;
  /** Said when it is done. */
  readonly done: string;
  readonly run: (reason: string) => Promise<unknown>;
  /** What it changes besides what admins read. */
  readonly alsoChanges?: MutationEffects['invalidates'];
}

/** Says what will happen, asks for the reason, does it, and says that it is on record. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const changed: MutationEffects['invalidates'] = ['admin', ...(decision.alsoChanges ?? [])];
  const deciding = useMutation({
    mutationFn: decision.run,
    meta: {
      success: `${decision.done} ${adminText.recorded}`,
      failure: adminText.failed,
      invalidates: changed,
      invalidatesAfterFailure: changed,
    },
    onSuccess: onClose,
  });
  const decide = () => {
    const written = reason.trim();
    setMissing(written === '');
    if (written === '') field.current?.focus();
    else deciding.mutate(written);
  };
  return (
    <Dialog
      title={decision.title}
      onClose={deciding.isPending ? undefined : onClose}
      unsaved={reason.trim() !== '' && !deciding.isSuccess}
    >
      <chakra.div marginBottom="5">{decision.effect}</chakra.div>
      <Field
        label="Reason"
        required
        hint={decision.reasonHint}
        error={missing && reason.trim() === '' ? adminText.reasonRequired : undefined}
      >
        <Textarea
          ref={field}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <chakra.p textStyle="hint" marginTop="4">
        {adminText.willRecord}
      </chakra.p>
      <Actions>
        <DialogCancel disabled={deciding.isPending} />
        <Button
          look={decision.dangerous ? 'danger' : 'gold'}
          busy={deciding.isPending}
          busyLabel={decision.busyLabel}
          onClick={decide}
        >
          {decision.confirm}
        </Button>
      </Actions>
    </Dialog>
  );
}
