import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { useController, type FieldPathValue } from 'react-hook-form';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import type { SettingsForm } from '../settings-form.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** The settings that are one word of a few. */
type ChoicePath = 'layout' | 'typography.heading' | 'typography.body' | 'animations.style' | 'animations.speed';
type Choice<Path extends ChoicePath> = FieldPathValue<StoreSettingsChanges, Path>;

interface SettingChoiceProps<Path extends ChoicePath> {
  form: SettingsForm;
  path: Path;
  choices: readonly Choice<Path>[];
  labelOf?: (choice: Choice<Path>) => ReactNode;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** One setting that is chosen from a few. */
export function SettingChoice<Path extends ChoicePath>({
  form,
  path,
  choices,
  labelOf = capitalised,
}: SettingChoiceProps<Path>) {
  const { field } = useController({ control: form.control, name: path });
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
