import {
  ANIMATION_SPEEDS,
  ANIMATION_STYLES,
  STORE_FONTS,
  STORE_LAYOUTS,
  type StoreSettingsChanges,
} from '@doubloon/contract/stores/store-settings.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import type { SettingsPath } from '../settings-form.ts';
import { fontFaces, fontStack, STORE_FONT_LABELS, type StoreFont } from '../store-fonts.ts';
import type { ReactNode } from 'react';
import { type FieldPathValue, useController } from 'react-hook-form';
import { ChoiceGroup } from './choice-group.tsx';

const { CheckboxField } = fieldsOf<StoreSettingsChanges>();

interface SwitchGroupProps<Part extends 'sections' | 'features'> {
  label: string;
  part: Part;
  /** Label and hint of each switch of this part, in the order shown. */
  switches: Record<keyof StoreSettingsChanges[Part], { label: string; hint: string }>;
}

/** The settings that are one word of a few. */
type ChoicePath = 'layout' | 'typography.heading' | 'typography.body' | 'animations.style' | 'animations.speed';

type Choice<Path extends ChoicePath> = FieldPathValue<StoreSettingsChanges, Path>;

interface SettingChoiceProps<Path extends ChoicePath> {
  path: Path;
  choices: readonly Choice<Path>[];
  labelOf?: (choice: Choice<Path>) => ReactNode;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const inItself = (font: StoreFont) => <span style={{ fontFamily: fontStack(font) }}>{STORE_FONT_LABELS[font]}</span>;

/** Picks the fonts of headings and of text, each shown in itself. */
export function TypographyPanel() {
  return (
    <Stack gap="5">
      {STORE_FONTS.map((font) => (
        <style key={font} href={`store-font-${font}`} precedence="store">
          {fontFaces(font)}
        </style>
      ))}
      <SettingChoice path="typography.heading" choices={STORE_FONTS} labelOf={inItself} />
      <SettingChoice path="typography.body" choices={STORE_FONTS} labelOf={inItself} />
    </Stack>
  );
}

/** Picks how works are shown, which parts the store has, and what it offers to its visitors. */
export function LayoutPanel() {
  return (
    <Stack gap="5">
      <SettingChoice path="layout" choices={STORE_LAYOUTS} />
      <SwitchGroup label="Sections" part="sections" switches={storeSettingsText.sections} />
      <SwitchGroup label="Features" part="features" switches={storeSettingsText.features} />
    </Stack>
  );
}

/** Picks how things move, and how fast. */
export function AnimationsPanel() {
  return (
    <Stack gap="5">
      <SettingChoice path="animations.style" choices={ANIMATION_STYLES} />
      <SettingChoice path="animations.speed" choices={ANIMATION_SPEEDS} />
      <chakra.p textStyle="hint">Visitors who asked their device for less motion see none.</chakra.p>
    </Stack>
  );
}

/** One setting that is chosen from a few. */
function SettingChoice<Path extends ChoicePath>({ path, choices, labelOf = capitalised }: SettingChoiceProps<Path>) {
  const { field } = useController<StoreSettingsChanges, Path>({ name: path });
  return (
    <ChoiceGroup<Choice<Path>>
      label={storeSettingsText.choices[path]}
      choices={choices}
      chosen={field.value}
      labelOf={labelOf}
      onChoose={field.onChange}
    />
  );
}

/** Several that are on or off, each by itself. */
function SwitchGroup<Part extends 'sections' | 'features'>({ label, part, switches }: SwitchGroupProps<Part>) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" marginBottom="1">
        {label}
      </chakra.legend>
      {Object.entries<{ label: string; hint: string }>(switches).map(([name, text]) => (
        <CheckboxField
          key={name}
          name={`${part}.${name}` as SettingsPath}
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
