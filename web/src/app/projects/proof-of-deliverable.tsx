import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { ManageProofDialog } from '../../features/proofs/components/manage-proof-dialog.tsx';

/** The dialog with the proofs of a treasure, and the appeals against those that were rejected. */
export function ProofOfDeliverable({ deliverable, onClose }: { deliverable: DeliverableView; onClose: () => void }) {
  const campaign = useQuery(campaignQuery(deliverable.campaign_id));
  return (
    <ManageProofDialog
      closed={campaign.data !== undefined && !isRunning(campaign.data.status)}
      deliverable={deliverable}
      appealOf={(proof) => <AppealPanel subject={{ type: 'proof', id: proof.proof_id }} />}
      onClose={onClose}
    />
  );
}
