import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { Tabs } from '../../../shared/ui/layout/tabs.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../settings-form.ts';
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
