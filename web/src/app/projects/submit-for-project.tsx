import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { SubmitDeliverableDialog } from '../../features/deliverables/components/submit-deliverable-dialog.tsx';
import { useAccountLinking } from '../../features/social-accounts/use-account-linking.tsx';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';

interface SubmitForProjectProps {
  project: ApplicationView;
  /** The dialog's name where it is not "Submit Treasure". */
  title?: string;
  /** The treasure that was sent back and is submitted again. */
  revised?: DeliverableView | undefined;
  onClose: () => void;
}

/** The dialog that submits a treasure, with those that link the account it takes; a closed loot says that it takes none. */
export function SubmitForProject(props: SubmitForProjectProps) {
  const campaign = useQuery(campaignQuery(props.project.campaign_id));
  const accounts = useAccountLinking();
  // Revisions are accepted for a while after the loot has closed.
  if (!props.revised && campaign.data && !isRunning(campaign.data.status)) {
    return (
      <Dialog title={props.title ?? deliverablesText.submit} onClose={props.onClose}>
        <p>This loot is closed and takes no more treasures or proofs.</p>
      </Dialog>
    );
  }
  return <SubmitDeliverableDialog {...props} accounts={accounts} />;
}
