import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { failureText } from '../../../shared/api/api-error.ts';
import { putAnswered } from '../../../shared/api/put-answered.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { pauseLoot } from '../api/pause-loot.ts';
import { resumeLoot } from '../api/resume-loot.ts';
import { CloseLootDialog } from './close-loot-dialog.tsx';

const EditLootDialog = lazy(async () => ({ default: (await import('./edit-loot-dialog.tsx')).EditLootDialog }));

/** What an owner can do with a loot as it stands: edit, pause, resume, close. */
export function LootActions({ campaign }: { campaign: CampaignView }) {
  const [asked, setAsked] = useState<'edit' | 'pause' | 'close'>();
  const client = useQueryClient();
  // Another dialog may have been opened meanwhile, which stays.
  const closeQuestion = () => setAsked((now) => (now === 'pause' ? undefined : now));
  const moving = useMutation({
    mutationFn: (move: 'pause' | 'resume') => (move === 'pause' ? pauseLoot : resumeLoot)(campaign.id),
    onSuccess: async (moved, move) => {
      await putAnswered(client, 'campaigns', moved, 'id');
      closeQuestion();
      toastSuccess(move === 'pause' ? campaignsText.paused : campaignsText.resumed);
      await Promise.all(['campaigns', 'dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error, move) => {
      closeQuestion();
      toastError(failureText(campaignsText.moveFailed(move), error));
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
        <Button look="outline" onClick={() => setAsked('pause')}>
          Pause
        </Button>
      )}
      {campaignLife.can(status, 'resume') && !held && (
        <Button busy={moving.isPending} busyLabel="Resuming..." onClick={() => moving.mutate('resume')}>
          Resume
        </Button>
      )}
      <Button look="dangerQuiet" onClick={() => setAsked('close')}>
        Close Loot
      </Button>
      {asked === 'pause' && (
        <ConfirmDialog
          title={campaignsText.pausedTitle}
          question={campaignsText.pauseText}
          confirm="Pause"
          busy={moving.isPending}
          busyLabel="Pausing..."
          onConfirm={() => moving.mutate('pause')}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {asked === 'close' && <CloseLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'edit' && (
        <Suspense fallback={null}>
          <EditLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
