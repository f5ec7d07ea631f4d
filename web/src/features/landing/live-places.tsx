import { Link } from 'react-router-dom';
import { chakra } from '../../shared/style/chakra.tsx';

/** Number of places of a list that the API fills; fixed, so that the page has its height before the answer. */
export const PLACES = [0, 1, 2] as const;

export const Places = chakra('ul', {
  base: {
    display: 'grid',
    // Phones swipe through them.
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'min(17rem, 78%)', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
    listStyleType: 'none',
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x proximity', md: 'none' },
    scrollbarWidth: 'none',
    marginX: { base: '-4', md: '0' },
    paddingX: { base: '4', md: '0' },
    paddingY: { base: '1', md: '0' },
    scrollPaddingX: '4',
  },
});

/** One card of such a list. With `data-skeleton` it is still empty and only takes its room. */
export const Place = chakra('li', {
  base: {
    position: 'relative',
    minWidth: '0',
    scrollSnapAlign: 'start',
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '4',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    transition: 'border-color 160ms',
    _hover: { borderColor: 'accent' },
    '&[data-skeleton] > *': { visibility: 'hidden' },
  },
});

/** Reaches the edges of its card. */
export const PlaceCover = chakra('img', {
  base: {
    width: 'calc(100% + 2rem)',
    maxWidth: 'none',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    margin: '-4',
    marginBottom: '1',
    borderTopRadius: 'lg',
  },
});

export const PlaceTitle = chakra('h3', {
  base: { fontSize: 'lg', lineHeight: 'snug', truncate: true },
});

/** Link that makes its whole card pressable. */
export const PlaceLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus' } },
  },
});

/** Line of a card: what the figure is of, and a hint at the other end. */
export const PlaceFoot = chakra('p', {
  base: {
    display: 'flex',
    flexDirection: { md: 'column', lg: 'row' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
  },
});

/** Figure that a card is looked at for. */
export const PlaceFigure = chakra('b', {
  base: { display: { md: 'block', lg: 'inline' }, fontSize: 'lg', color: 'goldText', whiteSpace: 'nowrap' },
});
