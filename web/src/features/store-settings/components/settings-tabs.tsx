import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { SETTINGS_TABS, type SettingsForm, type SettingsTab } from '../settings-form.ts';
import { BrandingPanel, HeroPanel } from './image-panels.tsx';
import { LinksPanel } from './links-panel.tsx';
import { AnimationsPanel, LayoutPanel, TypographyPanel } from './style-panels.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { WallpaperPanel } from './wallpaper-panel.tsx';

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
  form: SettingsForm;
  creatorId: string;
  wallpaper: StoreSettingsView['wallpaper'];
  selected: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
}

/** Everything that makes a store look as it does, by tabs. */
export function SettingsTabs({ form, creatorId, wallpaper, selected, onSelect }: SettingsTabsProps) {
  const panels: Record<SettingsTab, ReactNode> = {
    theme: (
      <ThemePanel form={form}>
        <WallpaperPanel creatorId={creatorId} wallpaper={wallpaper} />
      </ThemePanel>
    ),
    fonts: <TypographyPanel form={form} />,
    layout: <LayoutPanel form={form} />,
    animations: <AnimationsPanel form={form} />,
    hero: <HeroPanel form={form} creatorId={creatorId} />,
    branding: <BrandingPanel form={form} creatorId={creatorId} />,
    links: <LinksPanel form={form} />,
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
