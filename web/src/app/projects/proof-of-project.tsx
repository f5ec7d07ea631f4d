import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationTreasuresQuery } from '../../features/deliverables/api/application-treasures-query.ts';
import { ChooseTreasureDialog } from '../../features/deliverables/components/choose-treasure-dialog.tsx';
import { useEveryPage } from '../../features/deliverables/use-every-page.ts';
import { proofsText } from '../../shared/text/proofs.ts';
import { ProofOfTreasure } from './proof-of-treasure.tsx';

/** The proofs of a project's treasure: of its only approved one, or of one that is chosen. */
export function ProofOfProject({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<DeliverableView>();
  // What was decided a moment ago counts here.
  const treasures = useInfiniteQuery({ ...applicationTreasuresQuery(applicationId), refetchOnMount: 'always' });
  const { items, problem, retry } = useEveryPage(treasures);
  const approved = items?.filter(({ status }) => status === 'approved');
  const only = approved?.length === 1 ? approved[0] : undefined;
  const treasure = chosen ?? only;
  if (treasure) return <ProofOfTreasure treasure={treasure} onClose={onClose} />;
  return (
    <ChooseTreasureDialog
      title={proofsText.manage}
      treasures={approved}
      error={problem}
      onRetry={retry}
      onChoose={setChosen}
      onClose={onClose}
    />
  );
}
