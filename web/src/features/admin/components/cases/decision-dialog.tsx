import { MAX_REFERENCE_LENGTH } from '@doubloon/contract/admin/work-operations.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { failureText } from '../../../../shared/api/api-error.ts';
import type { MutationEffects } from '../../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { Hint } from '../../../../shared/style/chakra.tsx';
import type { Decision } from '../../decision.ts';

const ASKED = {
  reason: { label: 'Reason', missing: 'A reason is required', maxLength: 1000 },
  reference: { label: 'Reference', missing: 'A reference is required', maxLength: MAX_REFERENCE_LENGTH },
} as const;
const { TextField, TextareaField } = fieldsOf<{ written: string }>();

/** Says what will happen, asks for the reason or the reference, does it, and says that it is on record. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const changed: MutationEffects['invalidates'] = ['admin', ...(decision.alsoChanges ?? [])];
  const { asksFor = 'reason', done, saysWhy } = decision;
  const { missing, ...asked } = ASKED[asksFor];
  const deciding = useMutation({
    mutationFn: ({ written }: { written: string }) => decision.run(written),
    meta: {
      success: (answer: never) => `${typeof done === 'string' ? done : done(answer)} Recorded in the log.`,
      failure:
        saysWhy === true ? (error) => failureText('That did not work', error) : 'That did not work. Please try again.',
      invalidates: changed,
      invalidatesAfterFailure: changed,
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={decision.title}
      schema={() => z.object({ written: z.string().trim().min(1, missing) })}
      defaults={{ written: '' }}
      onSubmit={deciding.mutateAsync}
      onClose={onClose}
    >
      <div>{decision.effect}</div>
      {asksFor === 'reference' ? (
        <TextField name="written" required {...asked} />
      ) : (
        <TextareaField name="written" required hint={decision.reasonHint} {...asked} />
      )}
      <Hint>Your name, the time and this {asksFor} go into the log, which nobody can change.</Hint>
      <FormActions
        submit={decision.confirm}
        variant={decision.dangerous ? 'danger' : 'gold'}
        loadingText={decision.loadingText}
      />
    </FormDialog>
  );
}
