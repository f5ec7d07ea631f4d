import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

export const CardGrid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', gap: '6' },
});

/** The marketplace while its loots are on their way. */
export function MarketplaceSkeleton() {
  return (
    <CardGrid role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="96" borderRadius="lg" />
      ))}
    </CardGrid>
  );
}
