import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { uploadCampaignCover, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findFilesOfCheckout, forgetBegunFiles, keepBegunFiles, type BegunFiles } from './begun-files.ts';
import { upload, uploadFailure } from '../../../../shared/api/files/upload.ts';
import { inPlace } from '../../../../shared/api/queries/mutation-effects.ts';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const Place = chakra('div', { base: { maxWidth: '50rem', marginX: 'auto', marginBottom: '5' } });

type Found = NonNullable<Awaited<ReturnType<typeof findFilesOfCheckout>>>;

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
  const { mutate, ...sending } = useMutation({
    mutationFn: async ({ draftId, ...chosen }: Found) => {
      const input = { params: { id } };
      const carriage = { onProgress: setPercent };
      let rest: BegunFiles = chosen;
      let answer: CampaignView | undefined;
      // Nothing that has gone up is sent a second time when the rest is tried again.
      const keepRest = async (left: Partial<BegunFiles>) => {
        rest = { ...rest, ...left };
        await keepBegunFiles(draftId, { uid: ownerId, ...rest }).catch(() => undefined);
      };
      setPercent(0);
      if (rest.cover) {
        answer = await upload(uploadCampaignCover, input, [rest.cover], carriage);
        await keepRest({ cover: undefined });
      }
      for (const file of rest.files) {
        setPercent(0);
        answer = await upload(uploadCampaignFile, input, [file], carriage);
        await keepRest({ files: rest.files.filter((each) => each !== file) });
      }
      return answer;
    },
    meta: {
      shows: (client, answer: CampaignView | undefined) => answer && inPlace('campaigns', 'id')(client, answer),
      invalidates: ['campaigns', getCampaignByPayment],
      invalidatesAfterFailure: ['campaigns', getCampaignByPayment],
      success: (_answer: CampaignView, { cover, files }: Found) =>
        files.length === 0 ? 'Cover saved' : cover ? 'Cover and files saved' : 'Files saved',
    },
  });
  const begin = async () => {
    const found = await findFilesOfCheckout(checkoutId, ownerId);
    if (found) mutate(found);
  };
  useEffect(() => {
    let isLeft = false;
    void findFilesOfCheckout(checkoutId, ownerId).then((found) => {
      if (!found || isLeft) return;
      // A loot that was closed at once takes none.
      if (isOver) void forgetBegunFiles(found.draftId);
      else mutate(found);
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
  if (!sending.isError) return null;
  return (
    <Place>
      <Notice colorPalette="coral" title="Your loot is paid for, but its cover or files are missing" alert>
        <p>{uploadFailure('What you chose could not be uploaded', sending.error)}</p>
        <Wrap gap="3">
          <Button variant="outline" onClick={() => void begin()}>
            Try again
          </Button>
          <ButtonLink variant="outline" to={paths.managedLoot(id)}>
            Choose them with Edit
          </ButtonLink>
        </Wrap>
      </Notice>
    </Place>
  );
}
