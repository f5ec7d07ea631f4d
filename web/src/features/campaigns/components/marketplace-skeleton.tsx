import { Card } from '../../../shared/ui/card.tsx';
import { CardGrid, Stack } from '../../../shared/ui/layout.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardGrid role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} padding="0" overflow="hidden" aria-hidden>
          <Skeleton height="32" borderRadius="none" />
          <Stack padding="5" gap="3">
            <Skeleton height="4" width="40%" />
            <Skeleton height="6" width="80%" />
            <Skeleton height="10" />
            <Skeleton height="5" width="50%" marginTop="4" />
            <Skeleton height="2" minHeight="2" />
            <Skeleton height="4" width="60%" />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}
