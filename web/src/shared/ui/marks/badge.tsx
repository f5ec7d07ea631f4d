import { chakra } from '../../style/chakra.tsx';

/** A short state or mark; the word says it, the colour only helps. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingX: '2.5',
    paddingY: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'chip',
    color: 'text',
    '& svg': { width: '0.9rem', height: '0.9rem' },
  },
  variants: {
    colorPalette: {
      plain: {},
      outline: { bg: 'surface', boxShadow: 'inset 0 0 0 1px {colors.line}' },
      gold: { bg: 'goldWash', color: 'goldText' },
      leaf: { bg: 'leafWash', color: 'leafText' },
      sea: { bg: 'seaWash', color: 'seaText' },
      coral: { bg: 'coralWash', color: 'coralText' },
    },
  },
});

/** Several of them, on as many lines as that takes. */
export const Badges = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1.5', _empty: { display: 'none' } },
});
