import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { nextText } from '../next-step-text.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { Card, chakra, Detail, Hint } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatCents, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

interface ProjectEarningsProps {
  /** The project's earnings; undefined while they are not known. */
  earnings: EarningsView | undefined;
  /** True when they could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  /** Terms by which the loot pays; undefined while they are not known. */
  terms: Pick<CampaignView, 'payout_model' | 'creator_slots' | 'creator_cap'> | undefined;
  /** True when the loot takes nothing any more. */
  closed: boolean;
  onShowPayouts: () => void;
}

/** Says what a project has paid and what the next step adds to that; every number is the server's. */
export function ProjectEarnings({ earnings, failed, onRetry, ...rest }: ProjectEarningsProps) {
  return (
    <Card aria-label="Earnings of this project">
      {earnings ? (
        <Known earnings={earnings} {...rest} />
      ) : failed ? (
        <Notice colorPalette="coral" title="Views and cashout are not known: they could not be loaded.">
          <TextButton justifySelf="start" paddingY="3" marginY="-3" onClick={onRetry}>
            Load the figures again
          </TextButton>
        </Notice>
      ) : (
        <Skeleton height={{ base: '56', sm: '48' }} />
      )}
    </Card>
  );
}

type KnownProps = Pick<ProjectEarningsProps, 'terms' | 'closed' | 'onShowPayouts'> & { earnings: EarningsView };

function Known({ earnings, terms, closed, onShowPayouts }: KnownProps) {
  const {
    paid,
    on_its_way: onItsWay,
    total_views: views,
    counted_views: counted,
    expected_cashout: expected,
  } = earnings;
  return (
    <>
      <chakra.div
        display="grid"
        columnGap="4"
        rowGap="1"
        justifyItems="start"
        alignItems="baseline"
        // On phones the way to the receipts comes after the answer.
        gridTemplateAreas={{ base: '"paid" "next" "receipts"', sm: '"paid receipts" "next next"' }}
        gridTemplateColumns={{ sm: 'minmax(0, 1fr) auto' }}
      >
        <chakra.h2 gridArea="paid" textStyle="figure" fontSize="3xl" lineHeight="snug">
          Paid <Money cents={paid} color={moneyTones.paid.text} />
        </chakra.h2>
        <chakra.div gridArea="next">
          <chakra.p fontSize="lg" lineHeight="snug" fontWeight="semibold">
            {nextText(earnings, closed)}
          </chakra.p>
          {earnings.next_step && paid > 0 && <Hint>{plusText(earnings)}</Hint>}
          {terms && <Hint marginTop="1.5">{ruleOf(terms)}</Hint>}
        </chakra.div>
        {paid + onItsWay > 0 && (
          <TextButton gridArea="receipts" paddingY="3" marginY="-3" onClick={onShowPayouts}>
            See payouts and receipts
          </TextButton>
        )}
      </chakra.div>
      <chakra.div marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="line">
        <Facts
          facts={[
            [
              'On its way (reserved)',
              onItsWay > 0 ? <Money key="w" cents={onItsWay} color={moneyTones.reserved.text} /> : null,
            ],
            [
              'Total views',
              <>
                {formatNumber(views)}
                <Detail>{formatNumber(counted)} accepted and counted</Detail>
              </>,
            ],
            [
              'Expected cashout (estimate)',
              <>
                <Money cents={expected} />
                <Detail>{estimateText(earnings)}</Detail>
              </>,
            ],
          ]}
        />
      </chakra.div>
    </>
  );
}

/** Says from where the amount of the next step counts. */
function plusText({ on_its_way: onItsWay, still_to_come: toCome }: EarningsView): string {
  const part =
    onItsWay > 0 ? 'What is on its way is part of it.' : toCome > 0 ? 'What waits to be accepted is part of it.' : '';
  return `Counted from what is paid. ${part}`.trim();
}

function estimateText({
  still_to_come: toCome,
  limited_by_budget: limited,
  expected_counted_views: views,
}: EarningsView) {
  if (limited) return 'all that the budget has left';
  return toCome > 0 ? `for ${formatNumber(views)} views, once all is accepted` : 'nothing waits to be paid';
}

function ruleOf({
  payout_model: model,
  creator_slots: slots,
  creator_cap: cap,
}: NonNullable<ProjectEarningsProps['terms']>) {
  if (model === 'budget_share') return payoutsText.paidByShare(slots);
  return payoutsText.paidByViews(cap === null ? undefined : formatCents(cap));
}
