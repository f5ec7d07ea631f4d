import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { CSSProperties } from 'react';
import type { ColorMode } from '../../shared/ui/theme/color-mode.ts';
import { system } from '../../shared/ui/theme/system.ts';
import { fontStack } from './store-fonts.ts';
import { motionProperties } from './store-motion.ts';
import { themePalette } from './theme-palette.ts';

/** The name of the custom property that holds a token, such as `colors.canvas`. */
function propertyOf(token: string): string {
  const reference: unknown = system.token.var(token);
  const name = /--[\w-]+/.exec(String(reference))?.[0];
  if (!name) throw new Error(`There is no token ${token}`);
  return name;
}

export type LookSettings = Pick<StoreSettingsView, 'theme' | 'typography' | 'animations' | 'wallpaper'>;

/** The style of an element in which everything has a store's colours, fonts and motion, and whether its ground is light or dark. */
export function storeLook(settings: LookSettings, mode: ColorMode): { ground: ColorMode; style: CSSProperties } {
  const { dark, colours } = themePalette(settings.theme, mode, settings.wallpaper !== null);
  const { heading, body } = settings.typography;
  const properties: Record<string, string> = {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [propertyOf(`colors.${name}`), colour])),
    [propertyOf('fonts.body')]: fontStack(body),
    [propertyOf('fonts.heading')]: fontStack(heading),
    ...motionProperties(settings.animations),
    // Worked out at the top of the page, with the colours and fonts there.
    '--global-color-border': colours.line ?? '',
    color: colours.text ?? '',
    fontFamily: fontStack(body),
    colorScheme: dark ? 'dark' : 'light',
  };
  return { ground: dark ? 'dark' : 'light', style: properties };
}
