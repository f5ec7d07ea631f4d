import type { ReactNode } from 'react';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: 'semibold', fontSize: 'sm', marginBottom: '2' } });

interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly Value[];
  chosen: Value;
  labelOf: (value: Value) => ReactNode;
  onChoose: (value: Value) => void;
}

/** Lets somebody choose one of several values, shown as chips. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  chosen,
  labelOf,
  onChoose,
}: ChoiceGroupProps<Value>) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Wrap gap="2">
        {choices.map((value) => (
          <Chip
            key={value}
            type="radio"
            name={label}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          >
            {labelOf(value)}
          </Chip>
        ))}
      </Wrap>
    </Group>
  );
}
