import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { leadersOf } from '../over-time.ts';
import { useLootPayouts } from '../use-loot-payouts.ts';

const Ranks = chakra('ol', { base: { display: 'grid', listStyleType: 'none' } });
const Rank = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'touch',
    paddingY: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
const Place = chakra('span', { base: { color: 'muted', fontWeight: 'semibold', textStyle: 'figure' } });
const Result = chakra('span', { base: { display: 'grid', justifyItems: 'end' } });

/** Shows the creators whom a loot has paid, ranked by what they were paid, with the views that count; nothing before a first payment. */
export function LootLeaders({ loot }: { loot: CampaignView }) {
  const leaders = leadersOf(useLootPayouts(loot).data ?? []);
  if (leaders.length === 0) return null;
  return (
    <Section title="Who earned most">
      <Ranks>
        {leaders.map(({ creatorId, name, views, paidCents }, index) => (
          <Rank key={creatorId}>
            <Place>{index + 1}</Place>
            <TextLink to={paths.store(creatorId)} paddingY="2.5" overflowWrap="anywhere">
              {name}
            </TextLink>
            <Result>
              <span>
                <Money cents={paidCents} fontWeight="bold" color={moneyTones.paid.text} /> paid
              </span>
              <Hint as="span">{formatNumber(views)} counted views</Hint>
            </Result>
          </Rank>
        ))}
      </Ranks>
    </Section>
  );
}
