import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';

const Grid = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  variants: {
    layout: {
      modern: { '& > *': { aspectRatio: '4 / 5', borderRadius: 'md' } },
      carousel: { gridTemplateColumns: '1fr', '& > *': { aspectRatio: '16 / 9', borderRadius: 'md' } },
      minimal: { gap: '0.5', '& > *': { aspectRatio: '1' } },
      featured: {
        '& > *': { aspectRatio: '1', borderRadius: 'md' },
        '& > :first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
      },
    },
  },
});

/** How works will be arranged, without any of them. */
export function PreviewWorks({ layout }: Pick<StoreSettingsView, 'layout'>) {
  const count = layout === 'carousel' ? 1 : 3;
  return (
    <Grid layout={layout}>
      {Array.from({ length: count }, (_, at) => (
        <chakra.div key={at} bg={at === 1 ? 'accent' : at === 2 ? 'goldWash' : 'seaWash'} />
      ))}
    </Grid>
  );
}
