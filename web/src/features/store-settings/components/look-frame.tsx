import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { useMover } from '../../../shared/motion/mover.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { type ColorMode, useColorMode } from '../../../shared/ui/theme/color-mode.ts';
import { fontFaces, fontStack } from '../store-fonts.ts';
import { themePalette, WALLPAPER_OPACITY } from '../theme-palette.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';

type Animations = StoreSettingsView['animations'];

/** How long one movement takes, in milliseconds. */
const MOTION_MS: Record<Animations['speed'], number> = { slow: 1000, normal: 500, fast: 220 };

/** Transform of a picture on hover, by style; one that moves also grows, so that no gap opens beside it. */
const LIFTS: Record<Animations['style'], string> = {
  fade: 'none',
  slide: 'translateX(0.375rem) scale(1.08)',
  bounce: 'translateY(-0.375rem) scale(1.08)',
  scale: 'scale(1.04)',
};

type LookSettings = Pick<StoreSettingsView, 'theme' | 'typography' | 'animations' | 'wallpaper'>;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    bg: 'canvas',
    // Stronger than what the settings say on the element itself.
    '@media (prefers-reduced-motion: reduce)': {
      '--store-lift': 'none !important',
      '--store-dim': '1 !important',
    },
  },
});

/**
 * Behind everything, soft, and only below the header, whose edges would cut it; it fades again downwards, so that it leaves the work to be looked
 * at. Over a dark ground, a bright picture would be a grey veil: it only shades the ground.
 */
const Behind = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    overflow: 'hidden',
    '& > *': {
      filter: 'blur(10px) saturate(0.85)',
      maskImage: 'linear-gradient(to bottom, transparent 40%, black 70%, transparent)',
    },
  },
  variants: { over: { light: {}, dark: { mixBlendMode: 'soft-light' } } },
});

interface LookFrameProps extends ComponentProps<typeof Frame> {
  settings: LookSettings;
  /** Light or dark; left out, it is what the reader has chosen for the product. */
  mode?: ColorMode | undefined;
}

/** An element in which everything has a store's colours, fonts, motion and wallpaper. */
export function LookFrame({ settings, mode, children, ...rest }: LookFrameProps) {
  const readersMode = useColorMode((state) => state.mode);
  const mover = useMover((state) => state.mover);
  const frame = useRef<HTMLDivElement>(null);
  const { typography, animations, wallpaper } = settings;
  const { ground, style } = storeLook(settings, mode ?? readersMode);
  return (
    // The class gives the colours that no store changes as they are on such a ground.
    <Frame {...rest} ref={frame} className={ground} data-store-theme={settings.theme.name} style={style}>
      {[...new Set([typography.heading, typography.body])].map((font) => (
        <style key={font} href={`store-font-${font}`} precedence="store">
          {fontFaces(font)}
        </style>
      ))}
      {wallpaper && (
        <Behind over={ground} aria-hidden>
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
        </Behind>
      )}
      {children}
      {mover && <mover.Entrances within={frame} style={animations.style} durationMs={MOTION_MS[animations.speed]} />}
    </Frame>
  );
}

/** Returns the name of the custom property that holds a token, such as `colors.goldText`. */
function propertyOf(token: string): string {
  return `--chakra-${token.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The style of an element in which everything has a store's colours, fonts and motion, and whether its ground is light or dark. */
function storeLook(settings: LookSettings, mode: ColorMode): { ground: ColorMode; style: CSSProperties } {
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

/** The custom properties of what moves in a store: what things do under the pointer, and how fast. */
function motionProperties({ speed, style }: Animations): Record<`--store-${string}`, string> {
  const duration = `${MOTION_MS[speed]}ms`;
  return {
    '--store-duration': duration,
    '--store-lift': LIFTS[style],
    '--store-dim': style === 'fade' ? '0.78' : '1',
  };
}
