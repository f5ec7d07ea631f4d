import { createContext, useContext } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldIds | undefined>(undefined);

/** The attributes that tie a control to the label, hint and error of the `Field` around it; nothing outside of one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
