import { chakra } from '../../../shared/style/chakra.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { HStack, Stack } from '../../../shared/ui/layout.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

export const DirectoryGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: '6',
    transition: 'opacity 160ms',
  },
});

/** The directory while its creators are on their way: cards in the shape of those to come. */
export function DirectorySkeleton() {
  return (
    <DirectoryGrid role="status">
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
    </DirectoryGrid>
  );
}
