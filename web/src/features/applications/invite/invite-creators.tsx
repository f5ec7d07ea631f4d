import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const InviteCreatorsDialog = lazyPart(async () => (await import('./invite-creators-dialog.tsx')).InviteCreatorsDialog);

/** Opens the invitations of a loot, for its owner. */
export function InviteCreators({ campaign }: { campaign: CampaignView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Invite Creators
      </Button>
      {open && <InviteCreatorsDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  );
}
