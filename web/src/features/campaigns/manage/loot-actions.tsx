import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { pauseCampaign, resumeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { AskingButton } from '../../../shared/ui/buttons/asking-button.tsx';
import { CloseLootDialog } from './close-loot-dialog.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const EditLootDialog = lazyPart(async () => (await import('./edit-loot-dialog.tsx')).EditLootDialog);

type Move = 'pause' | 'resume';

/** Buttons with which an owner edits, pauses, resumes or closes a loot, as its status allows. */
export function LootActions({ campaign }: { campaign: CampaignView }) {
  const [asked, setAsked] = useState<'edit' | 'close'>();
  const moving = useMutation({
    mutationFn: (move: Move) =>
      request(move === 'pause' ? pauseCampaign : resumeCampaign, { params: { id: campaign.id } }),
    meta: {
      shows: inPlace('campaigns', 'id'),
      invalidates: ['campaigns', 'dashboard'],
      success: (_moved, move: Move) => (move === 'pause' ? 'Loot paused successfully!' : 'Loot resumed successfully!'),
      failure: (error, move: Move) => failureText(`Failed to ${move} loot`, error),
    },
  });
  const { status, held_by_admin: held } = campaign;
  if (status === 'completed') return null;
  return (
    <>
      <Button look="outline" onClick={() => setAsked('edit')}>
        Edit
      </Button>
      {campaignLife.can(status, 'pause') && (
        <AskingButton
          look="outline"
          asks={{
            title: 'Pause this loot?',
            question:
              'It leaves the marketplace and takes no new applications until you resume it. Creators at work go on, and you can still review and pay.',
            confirm: 'Pause',
            busyLabel: 'Pausing...',
          }}
          onConfirm={() => moving.mutateAsync('pause')}
        >
          Pause
        </AskingButton>
      )}
      {campaignLife.can(status, 'resume') && !held && (
        <Button busy={moving.isPending} busyLabel="Resuming..." onClick={() => moving.mutate('resume')}>
          Resume
        </Button>
      )}
      <Button look="dangerQuiet" onClick={() => setAsked('close')}>
        Close Loot
      </Button>
      {asked === 'close' && <CloseLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'edit' && <EditLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
    </>
  );
}
