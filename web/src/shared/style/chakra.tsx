import { movingList } from '../motion/moving-list.tsx';
import { chakra } from './factory.tsx';

export { chakra, cva } from './factory.tsx';

/** One below the other, `gap` apart. */
export const Stack = chakra('div', { base: { display: 'grid' } });

/** Side by side on one line, in the middle of it. */
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center' } });

/** Side by side, on as many lines as that takes. */
export const Wrap = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });

/** Side by side: on phones on one line that goes on beyond the edges of the screen, elsewhere on as many lines as that takes. */
export const SlidingLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '2',
    overflowX: { base: 'auto', md: 'visible' },
    marginX: { base: '-4', md: '0' },
    paddingX: { base: '4', md: '0' },
    paddingY: { base: '1', md: '0' },
    scrollbarWidth: 'none',
  },
});

/** Entries one below the other without bullets. */
export const List = chakra('ul', { base: { display: 'grid', listStyleType: 'none' } });

/** Entries that are seen to leave, come and change places. */
export const MovingList = movingList(List);

/** A part of the window as wide as a page, in the middle. */
export const PageWidth = chakra('div', {
  base: { maxWidth: 'page', marginX: 'auto', paddingX: { base: '4', md: '8' } },
});

/** Cards beside each other, as many as there is room for. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: '6',
    transition: 'opacity 160ms',
  },
});

export const SectionTitle = chakra('h2', { base: { textStyle: 'sectionTitle' } });

/** A paragraph beside what it explains, or below it. */
export const Hint = chakra('p', { base: { textStyle: 'hint' } });

/** A line of small, quiet text below the name of a thing. */
export const Detail = chakra('span', { base: { display: 'block', textStyle: 'hint', fontWeight: 'normal' } });

/** A paragraph that is read after others. */
export const Muted = chakra('p', { base: { color: 'muted' } });

/** Text that somebody wrote, with its line breaks. */
export const Written = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** The look of a sheet of paper on the table. */
export const sheet = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
} as const;

/** A sheet of paper on the table: one idea, generous space. */
export const Card = chakra('section', { base: { ...sheet, padding: { base: '4', md: '6' }, minWidth: '0' } });

/** Text that only screen readers say. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Words that are seen where there is room for them, beside a sign that phones show alone, and read out everywhere. */
export const WideWords = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'static' },
    width: { base: '1px', md: 'auto' },
    height: { base: '1px', md: 'auto' },
    overflow: 'hidden',
    clipPath: { base: 'inset(50%)', md: 'none' },
    whiteSpace: 'nowrap',
  },
});
