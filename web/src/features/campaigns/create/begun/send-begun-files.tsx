import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findFilesOfCheckout, forgetBegunFiles } from './begun-files.ts';
import { sendKeptFiles, type SentFiles } from './send-kept-files.ts';
import { uploadFailure } from '../../../../shared/api/files/upload.ts';
import { inPlace } from '../../../../shared/api/queries/mutation-effects.ts';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const Place = chakra('div', { base: { maxWidth: '50rem', marginX: 'auto', marginBottom: '5' } });

interface SendBegunFilesProps {
  /** The loot of the person who is signed in. */
  campaign: Pick<CampaignView, 'id' | 'owner_id' | 'status'>;
  /** The checkout that it was paid in. */
  checkoutId: string;
}

/**
 * Puts the cover and the files to a loot that were chosen before it was paid for; shows nothing where there are none. When that fails, the loot is as good
 * without them, and its owner is told where to choose them.
 */
export function SendBegunFiles({ campaign, checkoutId }: SendBegunFilesProps) {
  const { id, owner_id: ownerId, status } = campaign;
  const isOver = campaignLife.isFinal(status);
  const [percent, setPercent] = useState(0);
  const { mutate, reset, ...sending } = useMutation({
    mutationFn: () => sendKeptFiles({ campaignId: id, ownerId, checkoutId, onProgress: setPercent }),
    meta: {
      shows: (client, { loot }: SentFiles) => loot && inPlace('campaigns', 'id')(client, loot),
      invalidates: ['campaigns', getCampaignByPayment],
      success: savedText,
    },
  });
  useEffect(() => {
    let isLeft = false;
    void findFilesOfCheckout(checkoutId, ownerId).then((found) => {
      if (!found || isLeft) return;
      // A loot that was closed at once takes none.
      if (isOver) void forgetBegunFiles(found.draftId);
      else mutate();
    });
    return () => {
      isLeft = true;
    };
  }, [checkoutId, ownerId, isOver, mutate]);

  if (sending.isPending) {
    return (
      <Place>
        <ProgressBar label="Upload of the cover and the files" percent={percent} minVisiblePercent={2} />
      </Place>
    );
  }
  const problems = sending.error
    ? [uploadFailure('What you chose could not be uploaded', sending.error)]
    : (sending.data?.failures ?? []).map(({ name, error }) => uploadFailure(`“${name}” could not be uploaded`, error));
  if (problems.length === 0) return null;
  const doWithout = async () => {
    const found = await findFilesOfCheckout(checkoutId, ownerId);
    if (found) await forgetBegunFiles(found.draftId);
    reset();
  };
  return (
    <Place>
      <Notice colorPalette="coral" title="Your loot is paid for, but its cover or files are missing" alert>
        {[...new Set(problems)].map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        <Wrap gap="3">
          <Button variant="outline" onClick={() => mutate()}>
            Try again
          </Button>
          <ButtonLink variant="outline" to={paths.managedLoot(id)}>
            Choose them with Edit
          </ButtonLink>
          <Button variant="quiet" onClick={() => void doWithout()}>
            Do without them
          </Button>
        </Wrap>
      </Notice>
    </Place>
  );
}

function savedText({ sent: { cover, files }, failures }: SentFiles): string | undefined {
  if (failures.length > 0 || (!cover && files.length === 0)) return undefined;
  if (files.length === 0) return 'Cover saved';
  return cover ? 'Cover and files saved' : 'Files saved';
}
