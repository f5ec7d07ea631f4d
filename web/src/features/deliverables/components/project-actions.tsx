import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Stack } from '../../../shared/style/chakra.tsx';

interface ProjectActionsProps {
  project: ApplicationView;
  /** A treasure of it is approved. */
  provable: boolean;
  onSubmit: () => void;
  onProve: () => void;
}

/** Actions of a creator on a project in the list; a closed loot takes no more treasures. */
export function ProjectActions({
  project: { status, campaign, campaignTitle },
  provable,
  onSubmit,
  onProve,
}: ProjectActionsProps) {
  return (
    <Stack gap="2" minWidth="max-content">
      {status === 'approved' && campaign.isRunning && (
        <Button
          look="outline"
          paddingX="3"
          aria-label={`${deliverablesText.submit} for ${campaignTitle}`}
          onClick={onSubmit}
        >
          {deliverablesText.submit}
        </Button>
      )}
      {provable && (
        <Button look="outline" paddingX="3" aria-label={`Manage Proof for ${campaignTitle}`} onClick={onProve}>
          Manage Proof
        </Button>
      )}
    </Stack>
  );
}
