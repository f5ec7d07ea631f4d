import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import type { MutationEffects } from '../../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { chakra } from '../../../../shared/style/chakra.tsx';
import type { Decision } from '../../decision.ts';

const MAX_REASON_LENGTH = 1000;
const { TextareaField } = fieldsOf<{ reason: string }>();
const schema = () => z.object({ reason: z.string().trim().min(1, 'A reason is required') });

/** Says what will happen, asks for the reason, does it, and says that it is on record. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const changed: MutationEffects['invalidates'] = ['admin', ...(decision.alsoChanges ?? [])];
  const deciding = useMutation({
    mutationFn: ({ reason }: { reason: string }) => decision.run(reason),
    meta: {
      success: `${decision.done} Recorded in the log.`,
      failure: 'That did not work. Please try again.',
      invalidates: changed,
      invalidatesAfterFailure: changed,
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={decision.title}
      schema={schema}
      defaults={{ reason: '' }}
      onSubmit={deciding.mutateAsync}
      onClose={onClose}
    >
      <div>{decision.effect}</div>
      <TextareaField name="reason" label="Reason" required hint={decision.reasonHint} maxLength={MAX_REASON_LENGTH} />
      <chakra.p textStyle="hint">
        Your name, the time and this reason go into the log, which nobody can change.
      </chakra.p>
      <FormActions
        submit={decision.confirm}
        variant={decision.dangerous ? 'danger' : 'gold'}
        loadingText={decision.loadingText}
      />
    </FormDialog>
  );
}
