import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { provenTreasureQuery } from '../api/proven-treasure-query.ts';

/** Whose treasure a proof is about, and on which platform. */
export function ProvenTreasure({ treasureId }: { treasureId: string }) {
  const { data: treasure, isPending } = useQuery(provenTreasureQuery(treasureId));
  if (isPending) return <Skeleton height="6" width="32" />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      {treasure && <PlatformSign platform={treasure.platform} />}
      {treasure?.creatorName ?? 'Unknown Creator'}
    </chakra.span>
  );
}
