import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { WideWords } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const INVITE = 'Invite Creators';

const InviteCreatorsDialog = lazyPart(async () => (await import('./invite-creators-dialog.tsx')).InviteCreatorsDialog);

interface InviteCreatorsProps {
  campaign: CampaignView;
  /** True where there is room for words on phones, too; elsewhere the button is its icon alone there. */
  inWords?: boolean;
}

/** Opens the invitations of a loot, for its owner. */
export function InviteCreators({ campaign, inWords = false }: InviteCreatorsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" paddingX={{ base: '3', md: '5' }} onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        {inWords ? INVITE : <WideWords>{INVITE}</WideWords>}
      </Button>
      {open && <InviteCreatorsDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  );
}
