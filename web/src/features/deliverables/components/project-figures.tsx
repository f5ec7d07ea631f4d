import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';

interface NoProjectFiguresProps {
  /** True when the figures could not be loaded; false while they are on their way. */
  failed: boolean;
  onRetry: () => void;
}

const Figure = chakra('div', {
  base: { bg: 'sunken', borderRadius: 'md', padding: '4', minWidth: '0' },
});
const Name = chakra('dt', { base: { textStyle: 'hint' } });
const Value = chakra('dd', {
  base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', textStyle: 'figure' },
});
const Hint = chakra('dd', { base: { color: 'muted', fontSize: 'xs', marginTop: '1', lineHeight: 'snug' } });

/** Where the views of a project stand, and what they can come to; every number is the server's. */
export function ProjectFigures({ earnings }: { earnings: EarningsView }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      marginTop="5"
    >
      <Figure>
        <Name>Total views</Name>
        <Value>{formatNumber(earnings.total_views)}</Value>
        <Hint>
          All views of your posts by the latest count of each: read from its platform or shown in an accepted proof, or
          else reported by you. Rejected treasures are left out. {formatNumber(earnings.counted_views)} views are
          accepted and count.
        </Hint>
      </Figure>
      <Figure>
        <Name>Expected cashout (estimate)</Name>
        <Value>
          <Money cents={earnings.expected_cashout} />
        </Value>
        <Hint>{cashoutHint(earnings)}</Hint>
      </Figure>
    </chakra.dl>
  );
}

function cashoutHint({ still_to_come, expected_counted_views, limited_by_budget }: EarningsView): string {
  const views = formatNumber(expected_counted_views);
  if (limited_by_budget) return `The loot would pay more for ${views} counted views, but the budget has no more left.`;
  return still_to_come > 0
    ? `What the loot pays you in all for ${views} counted views, once all that you have delivered is accepted.`
    : 'Nothing that you have delivered waits to be paid.';
}

/** Stands in the place of a project's figures while they are not known: no figure is better than a wrong one. */
export function NoProjectFigures({ failed, onRetry }: NoProjectFiguresProps) {
  return (
    <chakra.div marginTop="5">
      {failed ? (
        <Notice colorPalette="coral" title="Views and cashout are not known: they could not be loaded.">
          <TextButton justifySelf="start" paddingY="3" marginY="-3" onClick={onRetry}>
            Load the figures again
          </TextButton>
        </Notice>
      ) : (
        <Skeleton height="32" />
      )}
    </chakra.div>
  );
}
