import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { boundOfProof } from '@doubloon/contract/payments/counted-posts.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { formatNumber } from '../ui/figures/numbers.tsx';

type Read = Pick<DeliverableView, 'latest_reading' | 'post_state' | 'platform'>;

/** Says how many views a proof of a treasure that was sent at a moment counts at most, where its platform says as many; null where there is no bound. */
export function proofBound({ latest_reading: latestReading, post_state: postState, platform }: Read, sentAt: Date) {
  const read = boundOfProof({ postState, latestReading }, sentAt);
  if (!read) return null;
  const label = platformLabel(platform);
  return `${label} counts ${formatNumber(read.views)} views. A proof counts no more than that; later views are paid automatically once ${label} has counted them.`;
}
