import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../ui/buttons/button.tsx';

export interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** There is nothing to send as long as nothing is changed. */
  onlyChanged?: boolean | undefined;
}

/** Sends the form it stands in. */
export function SubmitButton({ onlyChanged = false, disabled = false, ...button }: SubmitButtonProps) {
  const { isDirty, isSubmitting } = useFormState();
  return <Button {...button} type="submit" disabled={disabled || (onlyChanged && !isDirty)} busy={isSubmitting} />;
}
