import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useState, type ReactNode } from 'react';
import { DeliverableStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { RemovedPost } from './removed-post.tsx';
import { TopUpSentence } from './top-up-outlook.tsx';
import { CountedViews, latestViews, waitsForProof, SourcedViews } from '../../../shared/loots/sourced-views.tsx';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { Card, chakra, Hint, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { DeliveredPost } from '../../../shared/ui/buttons/given-address.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

interface DeliverableHistoryProps {
  deliverables: readonly DeliverableView[];
  /** Renders the actions of a treasure. */
  actionsOf: (deliverable: DeliverableView) => ReactNode;
}

/** A project's treasures, grouped by platform, newest first. */
export function DeliverableHistory({ deliverables, actionsOf }: DeliverableHistoryProps) {
  const groups = Map.groupBy(deliverables, ({ platform }) => platform);
  return (
    <Stack gap="7">
      {[...groups].map(([platform, group]) => (
        <div key={platform}>
          <chakra.h3 display="flex" alignItems="center" gap="2.5" fontSize="md" marginBottom="3">
            <PlatformIcon platform={platform} />
            {platformLabel(platform)}
          </chakra.h3>
          <Stack gap="4">
            {group.map((deliverable) => (
              <DeliverableCard
                key={deliverable.treasure_id}
                deliverable={deliverable}
                actions={actionsOf(deliverable)}
              />
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

/** One treasure as its creator sees it. */
export function DeliverableCard({ deliverable, actions }: { deliverable: DeliverableView; actions?: ReactNode }) {
  const isApproved = deliverable.status === 'approved';
  const allCounted = isApproved
    ? 'All the views of this post count.'
    : 'Once it is approved, all the views of this post count.';
  // Instructions of an earlier round stay stored; they are no answer to what was decided since.
  const sentBack = deliverable.status === 'revision_requested';
  const answer = sentBack ? deliverable.revision_instructions : deliverable.feedback;
  const { payment_problem: problem, baseline_views: before, pays_at: paysAt, counted_views: counted } = deliverable;
  const views = latestViews(deliverable);
  const countsAll = before === 0 && counted === views.views && paysAt === null;
  // Decided once: nothing moves when the first reading arrives.
  const [showsReported] = useState(views.source !== 'reported');
  return (
    <Card as="article">
      <Wrap justifyContent="space-between" gap="3" marginBottom="4">
        <DeliveredPost url={deliverable.url} />
        <DeliverableStatusBadge status={deliverable.status} />
      </Wrap>
      <Facts
        facts={[
          ['Views', <SourcedViews key="v" known={views} />],
          [
            countedLabel(deliverable),
            countsAll || deliverable.status === 'rejected' ? null : <CountedViews key="c" deliverable={deliverable} />,
          ],
          ['Submitted', <DateText key="s" value={deliverable.created_at} />],
          [
            'Decision by',
            deliverable.status === 'submitted' ? <DateText key="d" value={deliverable.decide_by} /> : null,
          ],
        ]}
      />
      {deliverable.status !== 'rejected' && (
        <Hint marginTop="3">
          {showsReported && `${formatNumber(deliverable.view_count)} views were reported at first. `}
          {before === null && deliverablesText.noBaseline.creator}
          {countsAll && allCounted}
          {before !== null && before > 0 && `The ${formatNumber(before)} views that this post had before do not count.`}
          {paysAt && (
            <>
              {' '}
              <TopUpSentence deliverable={deliverable} paysAt={paysAt} />
            </>
          )}
        </Hint>
      )}
      <Stack gap="4" marginTop="4" gridTemplateColumns="minmax(0, 1fr)" _empty={{ display: 'none' }}>
        {isRemoved(deliverable.post_state) && (
          <RemovedPost state={deliverable.post_state} platform={deliverable.platform} />
        )}
        {waitsForProof(deliverable) && (
          <Notice colorPalette="gold" title={deliverablesText.acceptedBySilence.title}>
            <p>{deliverablesText.acceptedBySilence.creator}</p>
          </Notice>
        )}
        {problem && <UnpaidForCreator problem={problem} />}
        {deliverable.status === 'submitted' && deliverable.author_check === 'needs_admin' && (
          <Notice colorPalette="gold" title="Our team checks whose post this is">
            <p>{deliverablesText.authorCheckText}</p>
          </Notice>
        )}
        {deliverable.notes && <chakra.p overflowWrap="anywhere">{deliverable.notes}</chakra.p>}
        {answer && <Quote name={sentBack ? 'Revision instructions' : 'Feedback'} text={answer} />}
        {actions && <div>{actions}</div>}
      </Stack>
    </Card>
  );
}

function countedLabel({ status, pays_at: paysAt }: DeliverableView): string {
  if (status !== 'approved') return 'Counted views, once approved';
  return paysAt ? 'Counted views, once paid' : 'Counted views';
}
