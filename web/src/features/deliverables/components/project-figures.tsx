import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { displayViews } from '@doubloon/contract/deliverables/display-views.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { expectedCashoutCents } from '../expected-cashout.ts';

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
}

/** Where the views of a project stand, and what that comes to as an estimate. */
export function ProjectFigures({ treasures, expectedReach, budgetCents }: ProjectFiguresProps) {
  const totalViews = displayViews(
    treasures.map((treasure) => ({
      id: treasure.treasure_id,
      platform: treasure.platform,
      viewCount: treasure.view_count,
      provenViews: treasure.proven_view_count === null ? null : { viewCount: treasure.proven_view_count },
      createdAt: treasure.created_at,
    })),
  );
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
        <Value>
          <Money cents={expectedCashoutCents(totalViews, expectedReach, budgetCents)} format="dollars" />
        </Value>
        <Hint>{deliverablesText.cashoutHint}</Hint>
      </Figure>
    </chakra.dl>
  );
}
