import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

interface ChoiceFieldProps
  extends
    Omit<ComponentProps<typeof Select>, 'children'>,
    Pick<ComponentProps<typeof Field>, 'error' | 'hint' | 'optional' | 'required'> {
  label: string;
  /** What can be chosen; a text alone is shown as it is sent. */
  options: readonly (string | { value: string; label: string })[];
  /** What choosing nothing is called, where that is possible. */
  none?: string;
}

/** A labelled choice of one from a list. */
export function ChoiceField({ label, optional, required, hint, error, options, none, ...select }: ChoiceFieldProps) {
  return (
    <Field label={label} optional={optional} required={required} hint={hint} error={error}>
      <Select {...select}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => {
          const { value, label: shown } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {shown}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
