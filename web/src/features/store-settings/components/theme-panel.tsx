import { contrastRatio, MIN_SIGN_CONTRAST } from '@doubloon/contract/stores/colour-contrast.ts';
import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { THEME_COLOURS, ThemeName, type ThemeColours } from '@doubloon/contract/stores/store-theme.ts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { chakra, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const COLOURS = [
  { name: 'primary', label: 'Primary', what: 'Buttons and links' },
  { name: 'secondary', label: 'Secondary', what: 'The ground of the store' },
  { name: 'accent', label: 'Accent', what: 'What stands out' },
] as const;

/** Picks one of the themes, or the three colours of one's own; what else lies behind a store is chosen below. */
export function ThemePanel({ children }: { children: ReactNode }) {
  const { clearErrors, setValue } = useFormContext<StoreSettingsChanges>();
  const theme = useWatch<StoreSettingsChanges, 'theme'>({ name: 'theme' });
  const choose = (name: ThemeName) => {
    const colours = name === 'Custom' ? theme : THEME_COLOURS[name];
    setValue('theme', { ...colours, name }, { shouldDirty: true });
    clearErrors('theme');
  };
  return (
    <Stack gap="5">
      <ChoiceGroup
        label="Theme"
        choices={ThemeName.options}
        chosen={theme.name}
        onChoose={choose}
        labelOf={(name) => (
          <>
            <Swatches colours={name === 'Custom' ? theme : THEME_COLOURS[name]} />
            {name}
          </>
        )}
      />
      {theme.name === 'Custom' && (
        <>
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
            {COLOURS.map(({ name, label, what }) => (
              <Field key={name} label={label} hint={what} error={problemOf(name, theme)}>
                <TextInput
                  type="color"
                  paddingX="1"
                  paddingY="1"
                  cursor="pointer"
                  value={theme[name]}
                  onChange={({ target }) =>
                    setValue(`theme.${name}`, target.value.toLowerCase(), { shouldDirty: true })
                  }
                />
              </Field>
            ))}
          </chakra.div>
          <Hint>
            Buttons and signs need to be told from the ground: a contrast of at least 3:1. Text adjusts itself, and in
            dark mode all of it is brightened where needed: see the preview.
          </Hint>
        </>
      )}
      {children}
    </Stack>
  );
}

function problemOf(name: keyof ThemeColours, theme: ThemeColours): string | undefined {
  if (name === 'secondary') return undefined;
  const ratio = contrastRatio(theme[name], theme.secondary);
  if (ratio >= MIN_SIGN_CONTRAST) return undefined;
  return `Too close to the ground: ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 of at least 3:1`;
}

function Swatches({ colours: { secondary, primary, accent } }: { colours: ThemeColours }) {
  return (
    <chakra.span display="inline-flex" aria-hidden>
      {[secondary, primary, accent].map((colour, at) => (
        <chakra.span
          key={`${at}${colour}`}
          width="5"
          height="5"
          borderRadius="full"
          borderWidth="1px"
          borderColor="controlLine"
          marginLeft={at === 0 ? undefined : '-1.5'}
          style={{ backgroundColor: colour }}
        />
      ))}
    </chakra.span>
  );
}
