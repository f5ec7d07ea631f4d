import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findCheckoutsWithFiles } from './begun-files.ts';
import { paidCampaignQuery } from '../../api/paid-campaign-query.ts';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';

const SendBegunFiles = lazyPart(async () => (await import('./send-begun-files.tsx')).SendBegunFiles);

/**
 * Puts the cover and the files to a loot that this browser still keeps for it, because its payment was confirmed after its owner had left the page that waits for
 * that. Asks nobody where nothing is kept, and shows nothing else.
 */
export function SendLateFiles({ campaign }: { campaign: Pick<CampaignView, 'id' | 'owner_id' | 'status'> }) {
  const [checkouts, setCheckouts] = useState<readonly string[]>([]);
  const { owner_id: ownerId } = campaign;
  useEffect(() => {
    let isLeft = false;
    void findCheckoutsWithFiles(ownerId).then((found) => {
      if (!isLeft) setCheckouts(found);
    });
    return () => {
      isLeft = true;
    };
  }, [ownerId]);
  const paid = useQueries({
    // Not what was known while it was being confirmed; and once, as the loot of this page is there.
    queries: checkouts.map((id) => ({ ...paidCampaignQuery(id), staleTime: 0, refetchInterval: false as const })),
  });
  const checkoutId = checkouts.find((_id, index) => paid[index]?.data?.id === campaign.id);
  return checkoutId === undefined ? null : <SendBegunFiles campaign={campaign} checkoutId={checkoutId} />;
}
