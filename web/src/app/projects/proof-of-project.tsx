import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useState } from 'react';
import { applicationDeliverablesQuery } from '../../features/deliverables/api/queries.ts';
import { ChooseDeliverableDialog } from '../../features/deliverables/components/choose-deliverable-dialog.tsx';
import { useEveryPage } from '../../shared/api/queries/use-every-page.ts';
import { ProofOfDeliverable } from './proof-of-deliverable.tsx';

/** The proofs of a project's treasure: of its only approved one, or of one that is chosen. */
export function ProofOfProject({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<DeliverableView>();
  // Must include decisions made a moment ago.
  const all = useEveryPage({ ...applicationDeliverablesQuery(applicationId), refetchOnMount: 'always' });
  const approved = all.data?.filter(({ status }) => status === 'approved');
  const only = approved?.length === 1 ? approved[0] : undefined;
  const deliverable = chosen ?? only;
  if (deliverable) return <ProofOfDeliverable deliverable={deliverable} onClose={onClose} />;
  return (
    <ChooseDeliverableDialog
      title="Manage Proof for Treasure"
      deliverables={{ ...all, data: approved }}
      onChoose={setChosen}
      onClose={onClose}
    />
  );
}
