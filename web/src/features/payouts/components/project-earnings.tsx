import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import type { ComponentProps } from 'react';
import { nextText } from '../next-step-text.ts';
import type { Tier } from '../tiers/tiers.ts';
import { TierTrack } from '../tiers/tier-track.tsx';
import { CampaignCover } from '../../../shared/loots/campaign-cover.tsx';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { Card, chakra, Detail, Hint } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatCents, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { NotesOpener } from '../../../shared/ui/layout/notes-opener.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

/** The cover of the loot, from edge to edge of the card. */
const Band = chakra('div', {
  base: {
    height: { base: '14', md: '20' },
    marginTop: { base: '-4', md: '-6' },
    marginX: { base: '-4', md: '-6' },
    marginBottom: { base: '4', md: '5' },
    borderTopRadius: 'lg',
    overflow: 'hidden',
  },
});

interface ProjectEarningsProps {
  /** The project's earnings; undefined while they are not known. */
  earnings: EarningsView | undefined;
  /** True when they could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  /** Terms by which the loot pays; undefined while they are not known. */
  terms: Pick<CampaignView, 'payout_model' | 'creator_slots' | 'creator_cap'> | undefined;
  /** The most that the project can pay by its terms; null where that is not known. */
  most: number | null;
  /** The tiers of the loot's terms; undefined while that is not known. */
  tiers?: readonly Tier[] | undefined;
  /** The loot whose cover heads the card. */
  loot?: ComponentProps<typeof CampaignCover>['campaign'];
  /** True when the loot takes nothing any more. */
  closed: boolean;
  onShowPayouts: () => void;
}

/** Says what a project has paid and what the next step adds to that; every number is the server's. */
export function ProjectEarnings({ earnings, failed, onRetry, loot, ...rest }: ProjectEarningsProps) {
  return (
    <Card aria-label="Earnings of this project">
      {loot && (
        <Band aria-hidden>
          <CampaignCover campaign={loot} height="full" />
        </Band>
      )}
      {earnings ? (
        <Known earnings={earnings} {...rest} />
      ) : failed ? (
        <Notice colorPalette="coral" title="Views and cashout are not known: they could not be loaded.">
          <TextButton justifySelf="start" paddingY="3" marginY="-3" onClick={onRetry}>
            Load the figures again
          </TextButton>
        </Notice>
      ) : (
        <Skeleton height="64" />
      )}
    </Card>
  );
}

type KnownProps = Pick<ProjectEarningsProps, 'terms' | 'most' | 'tiers' | 'closed' | 'onShowPayouts'> & {
  earnings: EarningsView;
};

function Known({ earnings, terms, most, tiers, closed, onShowPayouts }: KnownProps) {
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
        <chakra.div gridArea="next" width="full">
          <chakra.p fontSize="lg" lineHeight="snug" fontWeight="semibold">
            {nextText(earnings, closed)}
          </chakra.p>
          {!closed && (
            <chakra.div marginTop="3" _empty={{ display: 'none' }}>
              {tiers && tiers.length > 0 ? (
                <TierTrack tiers={tiers} paidCents={paid} />
              ) : (
                most !== null && <OfMost paid={paid} most={most} />
              )}
            </chakra.div>
          )}
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
      {terms && (
        <chakra.details marginTop="2" marginBottom="-3">
          <NotesOpener>How this is counted</NotesOpener>
          <Hint paddingBottom="3">{ruleOf(terms)}</Hint>
        </chakra.details>
      )}
    </>
  );
}

/** The paid part of the most, where the tiers on the way are not known. */
function OfMost({ paid, most }: { paid: number; most: number }) {
  return (
    <>
      <ProgressBar label="Paid of the most that this project can pay" percent={(paid / most) * 100} />
      <Hint marginTop="1" textStyle="figure" fontSize="sm" color="muted" textAlign="right">
        of <Money cents={most} /> at most
      </Hint>
    </>
  );
}

function estimateText({ still_to_come: toCome, limited_by_budget: limited }: EarningsView) {
  if (limited) return 'all that the budget has left';
  return toCome > 0 ? 'once all is accepted' : 'nothing waits to be paid';
}

function ruleOf({
  payout_model: model,
  creator_slots: slots,
  creator_cap: cap,
}: NonNullable<ProjectEarningsProps['terms']>) {
  if (model === 'budget_share') return payoutsText.paidByShare(slots);
  return payoutsText.paidByViews(cap === null ? undefined : formatCents(cap));
}
