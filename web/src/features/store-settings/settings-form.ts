import type { StoreSettingsChanges, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { FieldPath } from 'react-hook-form';

export type SettingsPath = FieldPath<StoreSettingsChanges>;

/** Returns the settings that the form saves, which are all but the wallpaper. */
export function formValues({ wallpaper: _wallpaper, ...values }: StoreSettingsView): StoreSettingsChanges {
  return values;
}

export const SETTINGS_TABS = ['theme', 'fonts', 'layout', 'animations', 'hero', 'branding', 'links'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab on which a part of the settings is changed. */
const TAB_OF: Record<keyof StoreSettingsChanges, SettingsTab> = {
  theme: 'theme',
  typography: 'fonts',
  layout: 'layout',
  sections: 'layout',
  features: 'layout',
  animations: 'animations',
  hero: 'hero',
  branding: 'branding',
  socialLinks: 'links',
};

/** The tab that shows the first of what is wrong; nothing when nothing is. */
export function tabWithProblem(errors: Partial<Record<keyof StoreSettingsChanges, unknown>>): SettingsTab | undefined {
  const tabs = (Object.keys(TAB_OF) as (keyof StoreSettingsChanges)[])
    .filter((part) => errors[part] !== undefined)
    .map((part) => TAB_OF[part]);
  return SETTINGS_TABS.find((tab) => tabs.includes(tab));
}
