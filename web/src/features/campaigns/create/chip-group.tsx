import { useId, type ComponentProps } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { FieldError } from '../../../shared/ui/forms/field.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';

export const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });

const Label = chakra('p', { base: { fontWeight: 'semibold', fontSize: 'sm', marginBottom: '2' } });

/** Marks a field that may be left empty. */
export const Optional = () => (
  <chakra.span color="muted" fontWeight="normal">
    (optional)
  </chakra.span>
);

interface ChipGroupProps extends Omit<ComponentProps<typeof Chip>, 'children'> {
  label: string;
  optional?: boolean;
  options: readonly { id: string; label: string }[];
  error?: string | undefined;
}

/** A choice of any number of options; the rest of the properties are those of each chip. */
export function ChipGroup({ label, optional = false, options, error, ...chip }: ChipGroupProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Label id={labelId}>
        {label} {optional && <Optional />}
      </Label>
      <Chips>
        {options.map(({ id, label: name }) => (
          <Chip key={id} value={id} aria-invalid={error ? true : undefined} {...chip}>
            {name}
          </Chip>
        ))}
      </Chips>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
