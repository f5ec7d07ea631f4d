import { chakra } from '../../style/chakra.tsx';

/** One below the other, `gap` apart. */
export const Stack = chakra('div', { base: { display: 'grid' } });

/** Side by side on one line, in the middle of it. */
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center' } });

/** Side by side, on as many lines as that takes. */
export const Wrap = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });

/** Entries one below the other without bullets. */
export const List = chakra('ul', { base: { display: 'grid', listStyleType: 'none' } });

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
