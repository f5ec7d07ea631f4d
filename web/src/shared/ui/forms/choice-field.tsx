import type { ComponentProps } from 'react';
import { Field, Select } from './field.tsx';

interface ChoiceFieldProps
  extends
    Omit<ComponentProps<typeof Select>, 'children'>,
    Pick<ComponentProps<typeof Field>, 'error' | 'hint' | 'optional' | 'required'> {
  label: string;
  /** Options; a plain string is both value and label. */
  options: readonly (string | { value: string; label: string })[];
  /** Label of the empty option, where choosing nothing is allowed. */
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
