import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { Muted, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';

interface PaidSoFarProps {
  /** The project's earnings; undefined while they are not known. */
  earnings: Pick<EarningsView, 'paid' | 'on_its_way' | 'still_to_come'> | undefined;
  /** Terms by which the loot pays; undefined while loading, null when they cannot be loaded. */
  terms: Pick<CampaignView, 'payout_model' | 'creator_slots' | 'creator_cap'> | null | undefined;
  onShowPayouts: () => void;
}

/** Shows how what a project pays comes about, what of it was paid, is on its way and can still come, with the way to the receipts. */
export function PaidSoFar({ earnings, terms, onShowPayouts }: PaidSoFarProps) {
  return (
    <Stack marginTop="4" fontSize="sm" gap="1">
      {terms === undefined && <Skeleton height={{ base: '16', sm: '10' }} />}
      {terms && <Muted maxWidth="prose">{paidByText(terms)}</Muted>}
      {earnings && (
        <Wrap columnGap="4" rowGap="1" alignItems="baseline">
          <span>
            Paid so far: <Money cents={earnings.paid} fontWeight="bold" />
          </span>
          {earnings.on_its_way > 0 && (
            <span>
              On its way: <Money cents={earnings.on_its_way} fontWeight="bold" />
            </span>
          )}
          <span>
            Can still come: <Money cents={earnings.still_to_come - earnings.on_its_way} fontWeight="bold" />
          </span>
          {earnings.paid + earnings.on_its_way > 0 && (
            <TextButton paddingY="3" marginY="-3" onClick={onShowPayouts}>
              See payouts and receipts
            </TextButton>
          )}
        </Wrap>
      )}
    </Stack>
  );
}

function paidByText({
  payout_model: model,
  creator_slots: slots,
  creator_cap: cap,
}: NonNullable<PaidSoFarProps['terms']>) {
  if (model === 'budget_share') return payoutsText.paidByShare(slots);
  return payoutsText.paidByViews(cap === null ? undefined : formatCents(cap));
}
