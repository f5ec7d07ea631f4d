import { chakra } from '../../shared/style/chakra.tsx';

/** Cover of a loot: a picture, or the first letter of its brand on rings in the hue (`--hue`) of that. */
export const HueCover = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    color: 'white',
    fontFamily: 'heading',
    fontSize: '4xl',
    lineHeight: '1',
    background:
      'radial-gradient(circle at 92% 120%, hsl(calc(var(--hue) + 40) 82% 74% / 0.65) 0 24%, transparent 24.4% 36%, hsl(calc(var(--hue) + 16) 62% 54% / 0.6) 36.4% 50%, transparent 50.4% 62%, hsl(calc(var(--hue) + 16) 62% 54% / 0.45) 62.4% 76%, transparent 76.4%), linear-gradient(120deg, hsl(var(--hue) 58% 20%), hsl(calc(var(--hue) + 24) 56% 38%))',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
