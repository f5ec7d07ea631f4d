import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { formatCount } from '../../../shared/ui/counted.ts';

const Tiles = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '3', textAlign: 'center' },
});

/** Followers, rating and the year of joining; 'N/A' stands for a rating or a year that is not there. */
export function StoreStats({ store }: { store: StoreView }) {
  const year = store.joinedDate.getFullYear();
  const rating = store.reviewCount > 0 ? store.rating.toFixed(1) : storesText.notKnown;
  const tiles = [
    [storesText.followers, formatCount(store.followers)],
    [storesText.rating, rating],
    [storesText.joined, Number.isNaN(year) ? storesText.notKnown : year],
  ] as const;
  return (
    <Tiles>
      {tiles.map(([name, value]) => (
        <Card key={name} as="div" paddingX="1" paddingY="4" display="flex" flexDirection="column-reverse" gap="1">
          <chakra.dt textStyle="hint">{name}</chakra.dt>
          <chakra.dd fontWeight="bold" fontSize="xl" lineHeight="tight" textStyle="figure">
            {value}
          </chakra.dd>
        </Card>
      ))}
    </Tiles>
  );
}
