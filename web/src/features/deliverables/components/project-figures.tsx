import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { displayViews } from '@doubloon/contract/deliverables/display-views.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { formatCents } from '../../../shared/ui/money-format.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { cashoutByTerms, expectedCashoutCents } from '../expected-cashout.ts';

const count = new Intl.NumberFormat('en-US');

const Figure = chakra('div', {
  base: { bg: 'sunken', borderRadius: 'md', padding: '4', minWidth: '0' },
});
const Name = chakra('dt', { base: { color: 'muted', fontSize: 'sm' } });
const Value = chakra('dd', {
  base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', fontVariantNumeric: 'lining-nums tabular-nums' },
});
const Hint = chakra('dd', { base: { color: 'muted', fontSize: 'xs', marginTop: '1', lineHeight: 'snug' } });

interface ProjectFiguresProps {
  treasures: readonly DeliverableView[];
  /** Views the loot expects; null when its owner named none. */
  expectedReach: number | null;
  budgetCents: number;
  /** What its payouts follow; undefined while that cannot be read. */
  terms: PayoutTerms | undefined;
}

/** Where the views of a project stand, and what that comes to as an estimate. */
export function ProjectFigures({ treasures, expectedReach, budgetCents, terms }: ProjectFiguresProps) {
  const totalViews = displayViews(
    treasures.map((treasure) => ({
      id: treasure.treasure_id,
      platform: treasure.platform,
      viewCount: treasure.view_count,
      provenViews: treasure.proven_view_count === null ? null : { viewCount: treasure.proven_view_count },
      createdAt: treasure.created_at,
    })),
  );
  const paid = terms && cashoutByTerms(treasures, terms);
  const words = paid && ([count.format(paid.views), formatCents(paid.cents)] as const);
  const estimate = expectedReach === null ? paid?.cents : expectedCashoutCents(totalViews, expectedReach, budgetCents);
  const hints =
    expectedReach === null
      ? [words ? deliverablesText.cashoutWithoutReach(words[0]) : deliverablesText.cashoutUnknown]
      : [deliverablesText.cashoutHint, ...(words ? [deliverablesText.cashoutByTerms(...words)] : [])];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      marginTop="5"
    >
      <Figure>
        <Name>Total views</Name>
        <Value>{count.format(totalViews)}</Value>
        <Hint>{deliverablesText.totalViewsHint}</Hint>
      </Figure>
      <Figure>
        <Name>Expected cashout (estimate)</Name>
        <Value>{estimate === undefined ? '–' : <Money cents={estimate} format="dollars" />}</Value>
        <Hint>{hints.join(' ')}</Hint>
      </Figure>
    </chakra.dl>
  );
}
