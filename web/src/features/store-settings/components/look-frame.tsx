import type { ComponentProps } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { useColorMode, type ColorMode } from '../../../shared/ui/theme/color-mode.ts';
import { fontFaces } from '../store-fonts.ts';
import { storeLook, type LookSettings } from '../store-look.ts';
import { MOTION_CSS } from '../store-motion.ts';
import { WALLPAPER_OPACITY } from '../theme-palette.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    bg: 'canvas',
    // Sections enter as the store's animation says; what is inside them comes with them.
    '& section:not(section section)': { animation: 'var(--store-enter)' },
    // Stronger than what the settings say on the element itself.
    '@media (prefers-reduced-motion: reduce)': {
      '--store-enter': 'none !important',
      '--store-lift': 'none !important',
      '--store-dim': '1 !important',
    },
  },
});

interface LookFrameProps extends ComponentProps<typeof Frame> {
  settings: LookSettings;
  /** By day or at night; as the reader has the rest of the product unless said otherwise. */
  mode?: ColorMode | undefined;
}

/** An element in which everything has a store's colours, fonts, motion and wallpaper. */
export function LookFrame({ settings, mode, children, ...rest }: LookFrameProps) {
  const readersMode = useColorMode((state) => state.mode);
  const { typography, wallpaper } = settings;
  const { ground, style } = storeLook(settings, mode ?? readersMode);
  return (
    // The class gives the colours that no store changes as they are on such a ground.
    <Frame {...rest} className={ground} data-store-theme={settings.theme.name} style={style}>
      <style href="store-motion" precedence="store">
        {MOTION_CSS}
      </style>
      {[...new Set([typography.heading, typography.body])].map((font) => (
        <style key={font} href={`store-font-${font}`} precedence="store">
          {fontFaces(font)}
        </style>
      ))}
      {wallpaper && (
        <chakra.div position="absolute" inset="0" zIndex="-1" aria-hidden>
          <chakra.div
            data-wallpaper
            position="sticky"
            top="0"
            height="full"
            maxHeight="100dvh"
            backgroundSize="cover"
            backgroundPosition="center"
            style={{ backgroundImage: `url(${JSON.stringify(wallpaper.downloadURL)})`, opacity: WALLPAPER_OPACITY }}
          />
        </chakra.div>
      )}
      {children}
    </Frame>
  );
}
