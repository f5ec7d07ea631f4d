import { useQuery } from '@tanstack/react-query';
import { chakra } from '../../../shared/style/chakra.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { provenDeliverableQuery } from '../api/queries.ts';

/** Whose treasure a proof is about, and on which platform. */
export function ProvenDeliverable({ deliverableId }: { deliverableId: string }) {
  const { data: deliverable, isPending } = useQuery(provenDeliverableQuery(deliverableId));
  if (isPending) return <Skeleton height="6" width="32" />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      {deliverable && <PlatformSign platform={deliverable.platform} />}
      {deliverable?.creatorName ?? 'Unknown Creator'}
    </chakra.span>
  );
}
