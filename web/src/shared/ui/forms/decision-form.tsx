import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useAskBeforeLeaving } from '../../form/use-ask-before-leaving.ts';
import { Button } from '../buttons/button.tsx';
import { DialogFooter } from '../dialogs/dialog-footer.tsx';
import { Field, Textarea } from './field.tsx';

export interface DecisionChoice<Decision extends string> {
  decision: Decision;
  label: string;
  loadingText: string;
  variant?: 'gold' | 'outline' | 'dangerQuiet';
  /** Error when this decision is made without feedback; feedback is optional without it. */
  wordsRequired?: string;
  disabled?: boolean;
}

interface DecisionFormProps<Decision extends string> {
  hint: ReactNode;
  /** Text that stays visible with the buttons. */
  note?: ReactNode;
  choices: readonly DecisionChoice<Decision>[];
  /** The decision that is being sent. */
  busy: Decision | undefined;
  onDecide: (decision: Decision, feedback: string) => void;
}

/** Drops the second click of a double click, which would decide on the item that is shown after the first. */
function dropRepeatedClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** Words for a creator and the decisions an owner has; one at a time, and never twice. */
export function DecisionForm<Decision extends string>({
  hint,
  note,
  choices,
  busy,
  onDecide,
}: DecisionFormProps<Decision>) {
  const [feedback, setFeedback] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = useRef<HTMLTextAreaElement>(null);
  useAskBeforeLeaving(feedback.trim() !== '' && busy === undefined);

  const decide = ({ decision, wordsRequired }: DecisionChoice<Decision>) => {
    const missing = feedback.trim() === '' ? wordsRequired : undefined;
    setProblem(missing);
    if (missing) words.current?.focus();
    else onDecide(decision, feedback.trim());
  };
  return (
    <div onClickCapture={dropRepeatedClick}>
      <Field label="Feedback" optional hint={hint} error={problem}>
        <Textarea
          ref={words}
          rows={3}
          value={feedback}
          maxLength={2000}
          onChange={(event) => {
            setFeedback(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <DialogFooter note={note}>
        {choices.map((choice) => (
          <Button
            key={choice.decision}
            variant={choice.variant}
            loadingText={choice.loadingText}
            loading={busy === choice.decision}
            disabled={choice.disabled || (busy !== undefined && busy !== choice.decision)}
            onClick={() => decide(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </DialogFooter>
    </div>
  );
}
