import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import type { SettingsForm, SettingsPath } from '../settings-form.ts';

interface SwitchGroupProps<Part extends 'sections' | 'features'> {
  form: SettingsForm;
  label: string;
  part: Part;
  /** What each switch of this part is called, in the order they are shown. */
  switches: Record<keyof StoreSettingsChanges[Part], { label: string; hint: string }>;
}

/** Several that are on or off, each by itself. */
export function SwitchGroup<Part extends 'sections' | 'features'>({
  form,
  label,
  part,
  switches,
}: SwitchGroupProps<Part>) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" marginBottom="1">
        {label}
      </chakra.legend>
      {Object.entries<{ label: string; hint: string }>(switches).map(([name, text]) => (
        <Checkbox
          key={name}
          {...form.register(`${part}.${name}` as SettingsPath)}
          label={
            <>
              {text.label}
              <chakra.span display="block" textStyle="hint">
                {text.hint}
              </chakra.span>
            </>
          }
        />
      ))}
    </chakra.fieldset>
  );
}
