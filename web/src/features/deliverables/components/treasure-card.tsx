import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { countedViews } from '../counted-views.ts';
import { ExternalLink } from './external-link.tsx';
import { TreasureStatusBadge } from './treasure-status-badge.tsx';

const count = new Intl.NumberFormat('en-US');

/** One treasure as its creator sees it. */
export function TreasureCard({ treasure }: { treasure: DeliverableView }) {
  // Instructions of an earlier round stay stored; they are no answer to what was decided since.
  const sentBack = treasure.status === 'revision_requested';
  const answer = sentBack ? treasure.revision_instructions : treasure.feedback;
  return (
    <Card as="article" padding="5">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" marginBottom="4">
        <ExternalLink href={treasure.url} />
        <TreasureStatusBadge status={treasure.status} />
      </chakra.div>
      <Facts
        facts={[
          ['Views', count.format(treasure.view_count)],
          ['Counted views', treasure.baseline_views > 0 ? count.format(countedViews(treasure)) : null],
          ['Submitted', <DateText key="s" value={treasure.created_at} />],
          ['Decision by', treasure.status === 'submitted' ? <DateText key="d" value={treasure.decide_by} /> : null],
        ]}
      />
      {treasure.notes && <chakra.p marginTop="4">{treasure.notes}</chakra.p>}
      {answer && (
        <chakra.div marginTop="4" bg="sunken" borderRadius="md" paddingX="4" paddingY="3">
          <chakra.p fontSize="sm" color="muted">
            {sentBack ? 'Revision instructions' : 'Feedback'}
          </chakra.p>
          <chakra.p whiteSpace="pre-line">{answer}</chakra.p>
        </chakra.div>
      )}
    </Card>
  );
}
