import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Actions, Button } from '../ui/buttons/button.tsx';
import { DialogGuard } from '../ui/dialogs/dialog-guard.tsx';
import { DiscardDialog } from '../ui/dialogs/confirm-dialog.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** True where there is nothing to send as long as nothing is changed. */
  onlyChanged?: boolean | undefined;
}

/** Sends the form it stands in. */
export function SubmitButton({ onlyChanged = false, disabled = false, ...button }: SubmitButtonProps) {
  const { isDirty, isSubmitting } = useFormState();
  return <Button {...button} type="submit" disabled={disabled || (onlyChanged && !isDirty)} loading={isSubmitting} />;
}

interface CancelButtonProps {
  /** Leaves the form, after asking where something was typed; in a dialog, closing that does it. */
  onCancel?: (() => void) | undefined;
}

/** Leaves the form it stands in without sending it. */
export function CancelButton({ onCancel }: CancelButtonProps) {
  const dialog = use(DialogGuard);
  const { isDirty, isSubmitting } = useFormState();
  const [asks, setAsks] = useState(false);
  const leave = () => {
    if (!onCancel) dialog?.close();
    else if (isDirty) setAsks(true);
    else onCancel();
  };
  return (
    <>
      <Button variant="quiet" disabled={isSubmitting} onClick={leave}>
        Cancel
      </Button>
      {asks && onCancel && <DiscardDialog onDiscard={onCancel} onKeep={() => setAsks(false)} />}
    </>
  );
}

interface FormActionsProps extends Omit<SubmitButtonProps, 'children'>, Pick<CancelButtonProps, 'onCancel'> {
  submit: string;
  /** Additional buttons, before Cancel and Submit. */
  children?: ReactNode;
}

/** The buttons that end a form. */
export function FormActions({ submit, onCancel, children, ...button }: FormActionsProps) {
  return (
    <Actions marginTop="0">
      {children}
      <CancelButton onCancel={onCancel} />
      <SubmitButton {...button}>{submit}</SubmitButton>
    </Actions>
  );
}
