import { type ComponentProps, type ComponentType, type ReactNode, use, useState } from 'react';
import { get, useFormContext, useFormState, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { ChoiceField, Field, PasswordInput, Textarea, TextInput } from '../ui/forms/field.tsx';
import { Actions, Button } from '../ui/buttons/button.tsx';
import { DialogGuard } from '../ui/dialogs/dialog-guard.tsx';
import { DiscardDialog } from '../ui/dialogs/confirm-dialog.tsx';

/** Ties a control to the field of the form around it. */
export function useBound(name: string) {
  const { control, register } = useFormContext();
  const { errors, isSubmitting } = useFormState({ control, name });
  const error: { message?: string } | undefined = get(errors, name);
  return { registered: register(name), error: error?.message, isSubmitting };
}

interface BoundProps {
  name: string;
  label: string;
  /** Beside it; one that depends on what is typed is told that. */
  hint?: ReactNode | ((typed: string) => ReactNode);
  required?: boolean;
  optional?: boolean;
}

function bound<Props extends { readOnly?: boolean | undefined }>(Control: ComponentType<Props>) {
  return function BoundField({ name, label, hint, required, optional, ...control }: BoundProps & Props) {
    const { registered, error, isSubmitting } = useBound(name);
    const typed = useWatch({ name, disabled: typeof hint !== 'function' }) as string;
    return (
      <Field
        label={label}
        hint={typeof hint === 'function' ? hint(typed) : hint}
        required={required}
        optional={optional}
        error={error}
      >
        <Control {...(control as unknown as Props)} readOnly={control.readOnly || isSubmitting} {...registered} />
      </Field>
    );
  };
}

const TextField = bound<ComponentProps<typeof TextInput>>(TextInput);
const TextareaField = bound<ComponentProps<typeof Textarea>>(Textarea);
const PasswordField = bound<ComponentProps<typeof TextInput>>(PasswordInput);

function SelectField({ name, ...choice }: ComponentProps<typeof ChoiceField> & { name: string }) {
  const { registered, error } = useBound(name);
  return <ChoiceField {...choice} error={error} {...registered} />;
}

function CheckboxField({ name, ...checkbox }: ComponentProps<typeof Checkbox> & { name: string }) {
  const { registered, error } = useBound(name);
  return <Checkbox {...checkbox} error={error} {...registered} />;
}

/** Attributes of a field for a whole number of at least 1. */
export const WHOLE_NUMBER = { type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const;

/** Attributes of a field for an amount in dollars. */
export const DOLLARS = { type: 'number', min: 0.01, step: 0.01, inputMode: 'decimal' } as const;

const FIELDS = { TextField, TextareaField, PasswordField, SelectField, CheckboxField };

type FieldsOf<Values extends FieldValues> = {
  [Kind in keyof typeof FIELDS]: (
    props: Omit<ComponentProps<(typeof FIELDS)[Kind]>, 'name'> & { name: FieldPath<Values> },
  ) => ReactNode;
};

/** The fields of a form of these values, so that none can be bound to a name that the form does not have. */
export function fieldsOf<Values extends FieldValues>(): FieldsOf<Values> {
  return FIELDS;
}

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
    <Actions close>
      {children}
      <CancelButton onCancel={onCancel} />
      <SubmitButton {...button}>{submit}</SubmitButton>
    </Actions>
  );
}
