import {
  ANIMATION_SPEEDS,
  ANIMATION_STYLES,
  STORE_FONTS,
  STORE_LAYOUTS,
} from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Stack } from '../../../shared/ui/layout.ts';
import type { SettingsForm } from '../settings-form.ts';
import { fontFaces, fontStack, STORE_FONT_LABELS, type StoreFont } from '../store-fonts.ts';
import { SettingChoice } from './setting-choice.tsx';
import { SwitchGroup } from './switch-group.tsx';

const inItself = (font: StoreFont) => <span style={{ fontFamily: fontStack(font) }}>{STORE_FONT_LABELS[font]}</span>;

/** Picks the fonts of headings and of text, each shown in itself. */
export function TypographyPanel({ form }: { form: SettingsForm }) {
  return (
    <Stack gap="5">
      {STORE_FONTS.map((font) => (
        <style key={font} href={`store-font-${font}`} precedence="store">
          {fontFaces(font)}
        </style>
      ))}
      <SettingChoice form={form} path="typography.heading" choices={STORE_FONTS} labelOf={inItself} />
      <SettingChoice form={form} path="typography.body" choices={STORE_FONTS} labelOf={inItself} />
    </Stack>
  );
}

/** Picks how works are shown, which parts the store has, and what it offers to its visitors. */
export function LayoutPanel({ form }: { form: SettingsForm }) {
  return (
    <Stack gap="5">
      <SettingChoice form={form} path="layout" choices={STORE_LAYOUTS} />
      <SwitchGroup
        form={form}
        label={storeSettingsText.sectionsTitle}
        part="sections"
        switches={storeSettingsText.sections}
      />
      <SwitchGroup
        form={form}
        label={storeSettingsText.featuresTitle}
        part="features"
        switches={storeSettingsText.features}
      />
    </Stack>
  );
}

/** Picks how things move, and how fast. */
export function AnimationsPanel({ form }: { form: SettingsForm }) {
  return (
    <Stack gap="5">
      <SettingChoice form={form} path="animations.style" choices={ANIMATION_STYLES} />
      <SettingChoice form={form} path="animations.speed" choices={ANIMATION_SPEEDS} />
      <chakra.p textStyle="hint">{storeSettingsText.lessMotion}</chakra.p>
    </Stack>
  );
}
