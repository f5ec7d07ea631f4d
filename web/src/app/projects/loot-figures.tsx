import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LootBrief } from '../../features/campaigns/browse/loot-brief.tsx';
import { BudgetSummary } from '../../features/campaigns/manage/figures/budget-summary.tsx';
import { LootPaceCard } from '../../features/campaigns/manage/figures/loot-glance.tsx';
import { BudgetBurnDown, BurnDownRange } from '../../features/payouts/components/budget-burn-down.tsx';
import { CampaignInvoices } from '../../features/payouts/components/campaign-invoices.tsx';
import { CampaignPayouts } from '../../features/payouts/components/campaign-payouts.tsx';
import { LootLeaders } from '../../features/payouts/components/loot-leaders.tsx';
import { useLootPayouts } from '../../features/payouts/use-loot-payouts.ts';
import { chakra, Stack } from '../../shared/style/chakra.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { ListSkeleton } from '../../shared/ui/lists/query-view.tsx';

// Admins only, with all that their screens ask for.
const LootBooks = lazyPart(async () => (await import('../../features/admin/components/loot-books.tsx')).LootBooks);

const Parts = chakra(Stack, { base: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

interface LootFiguresProps {
  loot: CampaignView;
  refund: UseQueryResult<RefundView>;
  isOwner: boolean;
  isAdmin: boolean;
}

/** The money, results and receipts of a loot. Shown once the payments and the refund are known, because their charts would move the rest. */
export function LootFigures({ loot, refund, isOwner, isAdmin }: LootFiguresProps) {
  const { id: campaignId, owner_id: ownerId } = loot;
  const payouts = useLootPayouts(loot);
  const isAwaited = (!payouts.data && payouts.isPending) || refund.isPending;
  // Data that failed is asked for again by the parts that show it, which have to stay meanwhile.
  const [isShown, setShown] = useState(false);
  if (!isAwaited && !isShown) setShown(true);
  if (isAwaited && !isShown) return <ListSkeleton rows={5} />;
  return (
    <Parts>
      <LootPaceCard campaign={loot} />
      <BudgetSummary
        campaign={loot}
        refund={refund.data}
        range={<BurnDownRange campaign={loot} />}
        burnDown={<BudgetBurnDown campaign={loot} refund={refund.data} />}
      />
      <LootLeaders loot={loot} />
      <CampaignPayouts campaignId={campaignId} ownerId={ownerId} isOwner={isOwner} />
      <CampaignInvoices campaignId={campaignId} ownerId={ownerId} />
      {isAdmin && <LootBooks campaignId={campaignId} />}
      <LootBrief campaign={loot} />
    </Parts>
  );
}
