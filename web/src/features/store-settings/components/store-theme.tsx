import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { LookFrame } from './look-frame.tsx';

/**
 * Gives everything inside the look of a store: colours, fonts, motion and wallpaper. Fills the whole of the page beside the sidebar; what
 * is in it is as wide as on other pages.
 */
export function StoreTheme({ settings, children }: { settings: StoreSettingsView; children: ReactNode }) {
  return (
    <LookFrame
      settings={settings}
      minHeight="inherit"
      marginX={{ base: '-4', md: '-8' }}
      marginY={{ base: '-6', md: '-10' }}
      paddingX={{ base: '4', md: '8' }}
      // The way back is high enough to keep its distance.
      paddingTop={{ base: '3', md: '6' }}
      paddingBottom={{ base: '6', md: '10' }}
    >
      <chakra.div minWidth="0" maxWidth="calc({sizes.page} - 2 * {spacing.8})" marginX="auto">
        {children}
      </chakra.div>
    </LookFrame>
  );
}
