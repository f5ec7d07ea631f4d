import { palette } from './palette.ts';
import { semanticColors } from './semantic-colors.ts';

const scale = <T extends string | number>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const spacingUnits = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96,
];
const spacing = Object.fromEntries(spacingUnits.map((units) => [String(units), `${units * 0.25}rem`]));

const sans =
  "'Inter', 'Inter Stand-in', 'Inter on DejaVu', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "'Fraunces', 'Fraunces on Georgia', 'Fraunces on Noto', 'Fraunces on DejaVu', Georgia, serif";

/** Mobile ends at 768 px, the breakpoint of the product documents. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

export const tokens = {
  colors: Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [name, typeof value === 'string' ? { value } : scale(value)]),
  ),
  fonts: scale({ body: sans, heading: serif }),
  fontSizes: scale({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
    '4xl': 'clamp(2.25rem, 1.5rem + 3.6vw, 3.75rem)',
  }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: scale({ tight: '1.12', snug: '1.35', body: '1.6' }),
  letterSpacings: scale({ tight: '-0.02em', wide: '0.06em' }),
  spacing: scale(spacing),
  sizes: scale({
    ...spacing,
    full: '100%',
    prose: '65ch',
    form: '34rem',
    page: '72rem',
    touch: '2.75rem',
    tabBar: '3.5rem',
  }),
  radii: scale({ none: '0', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem', full: '999px' }),
  zIndex: scale({ header: 10, drawer: 30, overlay: 50, toast: 60 }),
};

export const semanticTokens = {
  colors: Object.fromEntries(
    Object.entries(semanticColors).map(([name, [light, dark]]) => [name, { value: { _light: light, _dark: dark } }]),
  ),
  shadows: {
    card: {
      value: {
        _light: '0 1px 2px rgb(11 17 32 / 0.05), 0 4px 16px rgb(63 47 10 / 0.06)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 18px rgb(0 0 0 / 0.28)',
      },
    },
    lifted: {
      value: {
        _light: '0 2px 4px rgb(11 17 32 / 0.06), 0 12px 32px rgb(63 47 10 / 0.13)',
        _dark: '0 2px 4px rgb(0 0 0 / 0.5), 0 14px 36px rgb(0 0 0 / 0.45)',
      },
    },
  },
};

/** Movements that need nothing loaded; `shared/motion` has the others. Reduced motion switches it off in `global-css.ts`. */
export const keyframes = {
  rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' }, to: { opacity: 1, transform: 'none' } },
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
  pulse: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
  flip: { from: { transform: 'rotateY(0)' }, to: { transform: 'rotateY(360deg)' } },
};
