import { Card } from '../../../shared/ui/card.tsx';
import { CardGrid, HStack, Stack } from '../../../shared/ui/layout.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

/** The directory while its creators are on their way: cards in the shape of those to come. */
export function DirectorySkeleton() {
  return (
    <CardGrid role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} padding="5" display="grid" gap="4" aria-hidden>
          <HStack gap="4">
            <Skeleton width="16" height="16" borderRadius="full" />
            <Stack flex="1" gap="2">
              <Skeleton height="5" width="70%" />
              <Skeleton height="4" width="50%" />
            </Stack>
          </HStack>
          <Skeleton height="12" />
          <Skeleton height="5" width="60%" />
        </Card>
      ))}
    </CardGrid>
  );
}
