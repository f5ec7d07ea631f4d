import { chakra } from '../style/chakra.tsx';
import { ChoiceField } from './choice-field.tsx';

export interface StatusFilterProps<Status extends string> {
  labels: Readonly<Record<Status, string>>;
  selected: Status;
  onSelect: (status: string) => void;
  /** What it is called where a screen has several. */
  label?: string;
}

/** Narrows a list to one status. */
export function StatusFilter<Status extends string>({
  labels,
  selected,
  onSelect,
  label = 'Status',
}: StatusFilterProps<Status>) {
  return (
    <chakra.div width={{ base: 'full', md: '14rem' }} marginBottom="5">
      <ChoiceField
        label={label}
        options={Object.entries<string>(labels).map(([value, shown]) => ({ value, label: shown }))}
        value={selected}
        onChange={(event) => onSelect(event.target.value)}
      />
    </chakra.div>
  );
}
