import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { uploadCampaignCover } from '@doubloon/contract/campaigns/operations.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findCoverOfCheckout, forgetBegunCover } from './begun-covers.ts';
import { upload, uploadFailure } from '../../../../shared/api/files/upload.ts';
import { inPlace } from '../../../../shared/api/queries/mutation-effects.ts';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const Place = chakra('div', { base: { maxWidth: '50rem', marginX: 'auto', marginBottom: '5' } });

interface SendBegunCoverProps {
  /** The loot of the person who is signed in. */
  campaign: Pick<CampaignView, 'id' | 'owner_id' | 'status'>;
  /** The checkout that it was paid in. */
  checkoutId: string;
}

/** Puts the cover on a loot that was chosen before it was paid for; shows nothing where there is none. When that fails, the loot is as good without it, and its owner is told where to put it on. */
export function SendBegunCover({ campaign, checkoutId }: SendBegunCoverProps) {
  const { id, owner_id: ownerId, status } = campaign;
  const isOver = campaignLife.isFinal(status);
  const [percent, setPercent] = useState(0);
  const { mutate, ...sending } = useMutation({
    mutationFn: ({ file }: NonNullable<Awaited<ReturnType<typeof findCoverOfCheckout>>>) => {
      setPercent(0);
      return upload(uploadCampaignCover, { params: { id } }, [file], { onProgress: setPercent });
    },
    meta: {
      shows: inPlace('campaigns', 'id'),
      invalidates: ['campaigns', getCampaignByPayment],
      success: 'Cover saved',
    },
    onSuccess: (_, { draftId }) => forgetBegunCover(draftId),
  });
  useEffect(() => {
    let isLeft = false;
    void findCoverOfCheckout(checkoutId, ownerId).then((found) => {
      if (!found || isLeft) return;
      // A loot that was closed at once takes no cover.
      if (isOver) void forgetBegunCover(found.draftId);
      else mutate(found);
    });
    return () => {
      isLeft = true;
    };
  }, [checkoutId, ownerId, isOver, mutate]);

  if (sending.isPending) {
    return (
      <Place>
        <ProgressBar label="Upload of the cover" percent={percent} minVisiblePercent={2} />
      </Place>
    );
  }
  if (!sending.isError) return null;
  return (
    <Place>
      <Notice colorPalette="coral" title="Your loot is paid for, but it has no cover yet" alert>
        <p>{uploadFailure('The cover that you chose could not be uploaded', sending.error)}</p>
        <Wrap gap="3">
          <Button variant="outline" onClick={() => mutate(sending.variables)}>
            Try again
          </Button>
          <ButtonLink variant="outline" to={paths.managedLoot(id)}>
            Choose one with Edit
          </ButtonLink>
        </Wrap>
      </Notice>
    </Place>
  );
}
