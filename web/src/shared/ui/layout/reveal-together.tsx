import { chakra } from '../../style/chakra.tsx';

/** Sections that come at once, when none of them is a skeleton any more, so that none moves those below it. */
export const RevealTogether = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '&:has([data-skeleton])': {
      '& > *': { visibility: 'hidden' },
      _before: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        top: '0',
        height: '64',
        bg: 'line/60',
        borderRadius: 'lg',
        animation: 'pulse 1.6s ease-in-out infinite',
      },
    },
  },
});
