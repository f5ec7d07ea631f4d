import { chakra } from '@chakra-ui/react/styled-system';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

interface StatusFilterProps<Status extends string> {
  labels: Readonly<Record<Status, string>>;
  selected: Status;
  onSelect: (status: string) => void;
}

/** Narrows a list to one status. */
export function StatusFilter<Status extends string>({ labels, selected, onSelect }: StatusFilterProps<Status>) {
  return (
    <chakra.div maxWidth="14rem" marginBottom="5">
      <Field label="Status">
        <Select value={selected} onChange={(event) => onSelect(event.target.value)}>
          {Object.entries<string>(labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </chakra.div>
  );
}
