import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import {
  ANIMATION_SPEEDS,
  ANIMATION_STYLES,
  linkExample,
  STORE_FONTS,
  STORE_LAYOUTS,
  type StoreSettingsChanges,
  type StoreSettingsView,
} from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { useController, useFormContext, useFormState, type FieldPathValue } from 'react-hook-form';
import { ChoiceGroup } from './choice-group.tsx';
import { BrandingPanel, HeroPanel } from './image-panels.tsx';
import { SOCIAL_PLATFORMS } from './store-masthead.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { WallpaperPanel } from './wallpaper-panel.tsx';
import { SETTINGS_TABS, type SettingsPath, type SettingsTab } from '../settings-form.ts';
import { fontFaces, fontStack, STORE_FONT_LABELS, type StoreFont } from '../store-fonts.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { paths } from '../../../shared/paths.ts';
import { chakra, Detail, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { Tabs } from '../../../shared/ui/layout/tabs.tsx';

const LABELS: Record<SettingsTab, string> = {
  theme: 'Theme',
  fonts: 'Fonts',
  layout: 'Layout',
  animations: 'Animations',
  hero: 'Hero',
  branding: 'Branding',
  links: 'Social Links',
};

interface SettingsTabsProps {
  creatorId: string;
  wallpaper: StoreSettingsView['wallpaper'];
  selected: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
}

/** Everything that makes a store look as it does, by tabs. */
export function SettingsTabs({ creatorId, wallpaper, selected, onSelect }: SettingsTabsProps) {
  const panels: Record<SettingsTab, ReactNode> = {
    theme: (
      <ThemePanel>
        <WallpaperPanel creatorId={creatorId} wallpaper={wallpaper} />
      </ThemePanel>
    ),
    fonts: <TypographyPanel />,
    layout: <LayoutPanel />,
    animations: <AnimationsPanel />,
    hero: <HeroPanel creatorId={creatorId} />,
    branding: <BrandingPanel creatorId={creatorId} />,
    links: <LinksPanel />,
  };
  return (
    <Tabs
      label="Settings"
      selected={selected}
      onSelect={onSelect}
      tabs={SETTINGS_TABS.map((id) => ({ id, label: LABELS[id], panel: panels[id] }))}
    />
  );
}

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
function TypographyPanel() {
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
function LayoutPanel() {
  return (
    <Stack gap="5">
      <SettingChoice path="layout" choices={STORE_LAYOUTS} />
      <SwitchGroup label="Sections" part="sections" switches={storeSettingsText.sections} />
      <SwitchGroup label="Features" part="features" switches={storeSettingsText.features} />
    </Stack>
  );
}

/** Picks how things move, and how fast. */
function AnimationsPanel() {
  return (
    <Stack gap="5">
      <SettingChoice path="animations.style" choices={ANIMATION_STYLES} />
      <SettingChoice path="animations.speed" choices={ANIMATION_SPEEDS} />
      <Hint>Visitors who asked their device for less motion see none.</Hint>
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
              <Detail>{text.hint}</Detail>
            </>
          }
        />
      ))}
    </chakra.fieldset>
  );
}

/** Shows where else a creator is found, platform by platform. */
function LinksPanel() {
  const { control, register } = useFormContext<StoreSettingsChanges>();
  const { socialLinks } = useFormState({ control, name: 'socialLinks' }).errors;
  return (
    <Stack gap="4">
      <Hint>
        These stand as signs at the top of your store and need no proof. Accounts that you proved to be yours are
        another matter: link them in your {/* What is typed stays in this tab. */}
        <TextLink to={paths.linkedAccounts} target="_blank">
          profile settings
        </TextLink>
        {storeSettingsText.linksTick}
      </Hint>
      {SOCIAL_PLATFORMS.map((platform) => (
        <Field key={platform} label={platformLabel(platform)} optional error={socialLinks?.[platform]?.message}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder={linkExample(platform)}
            maxLength={300}
            {...register(`socialLinks.${platform}`, {
              setValueAs: (typed: string | null) => (typed?.trim() ? typed.trim() : null),
            })}
          />
        </Field>
      ))}
    </Stack>
  );
}
