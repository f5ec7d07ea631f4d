import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FormBody, type FormLook } from './form.tsx';
import { useFormOf, type FormWork } from './use-form-of.ts';

type FormDialogProps<Values extends FieldValues, Output> = FormWork<Values, Output> &
  FormLook<Values> &
  Pick<ComponentProps<typeof Dialog>, 'parting' | 'width'> & { title: string; onClose: () => void };

/** A dialog that is a form; it stays open while that is sent. */
export function FormDialog<Values extends FieldValues, Output>({
  title,
  onClose,
  width,
  parting,
  schema,
  defaults,
  onSubmit,
  refusals,
  draft,
  onInvalid,
  ...look
}: FormDialogProps<Values, Output>) {
  const bound = useFormOf({ schema, defaults, onSubmit, refusals, draft, onInvalid });
  const isBusy = bound.form.formState.isSubmitting;
  return (
    <Dialog title={title} onClose={isBusy ? undefined : onClose} width={width} parting={parting}>
      <FormBody gap="5" {...bound} {...look} />
    </Dialog>
  );
}
