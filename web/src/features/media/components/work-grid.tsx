import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';

const List = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', '& > li': { animation: 'var(--store-enter, none)', minWidth: '0' } },
  variants: {
    layout: {
      modern: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        '& > li': { aspectRatio: '4 / 5', borderRadius: 'lg' },
      },
      minimal: {
        gap: '1',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(48%, 9rem), 1fr))',
        '& > li': { aspectRatio: '1' },
      },
      featured: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        '& > li': { aspectRatio: '1', borderRadius: 'lg' },
        '& > li:first-of-type': {
          gridColumn: { base: '1 / -1', md: 'span 2' },
          gridRow: { md: 'span 2' },
          aspectRatio: { base: '4 / 3', md: '1' },
        },
        // Too few to stand beside the large one from its top to its bottom.
        '& > li:only-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: { base: '4 / 3', md: '2' } },
        '& > li:first-of-type:nth-last-of-type(2)': { gridRow: 'auto', aspectRatio: { base: '4 / 3', md: '2' } },
        '& > li:last-of-type:nth-of-type(2)': {
          gridColumn: { base: '1 / -1', md: 'auto' },
          aspectRatio: { base: '4 / 3', md: 'auto' },
        },
      },
    },
  },
});

interface WorkGridProps {
  layout: 'modern' | 'minimal' | 'featured';
  works: readonly MediaView[];
  tileOf: (work: MediaView) => ReactNode;
}

/** Works side by side: as large cards, as small squares, or with the newest one large. */
export function WorkGrid({ layout, works, tileOf }: WorkGridProps) {
  return (
    <List layout={layout} data-layout={layout}>
      {works.map((work) => (
        <li key={work.id}>{tileOf(work)}</li>
      ))}
    </List>
  );
}
