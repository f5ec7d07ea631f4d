import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { MutationEffects } from '../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';

const MAX_REASON_LENGTH = 1000;
const { TextareaField } = fieldsOf<{ reason: string }>();
const schema = () => z.object({ reason: z.string().trim().min(1, 'A reason is required') });

/** Something an admin is about to do. */
export interface Decision {
  readonly title: string;
  /** Text that says what the decision will do, shown before it is confirmed. */
  readonly effect: ReactNode;
  /** Who reads the reason besides other admins; nobody when it is left out. */
  readonly reasonHint?: string;
  readonly confirm: string;
  readonly loadingText: string;
  readonly dangerous?: boolean;
  /** Said when it is done. */
  readonly done: string;
  readonly run: (reason: string) => Promise<unknown>;
  /** Queries to refetch afterwards, besides those of the admin screens. */
  readonly alsoChanges?: MutationEffects['invalidates'];
}

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

/** The decision that is being made: `ask` opens its dialog, which is `dialog`. */
export function useDecision() {
  const [decision, setDecision] = useState<Decision>();
  return {
    ask: setDecision,
    dialog: decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />,
  };
}
