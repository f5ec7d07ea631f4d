import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import type { SettingsForm, SettingsPath } from '../settings-form.ts';

interface SwitchGroupProps {
  label: string;
  form: SettingsForm;
  switches: readonly { path: SettingsPath; label: string; hint: string }[];
}

/** Several that are on or off, each by itself. */
export function SwitchGroup({ label, form, switches }: SwitchGroupProps) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" marginBottom="1">
        {label}
      </chakra.legend>
      {switches.map(({ path, label: name, hint }) => (
        <Checkbox
          key={path}
          {...form.register(path)}
          label={
            <>
              {name}
              <chakra.span display="block" color="muted" fontSize="sm">
                {hint}
              </chakra.span>
            </>
          }
        />
      ))}
    </chakra.fieldset>
  );
}
