import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { Star } from 'lucide-react';
import { awaitedDelivery, isSlotOverdue } from '../awaited-delivery.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { contentStatusLabels } from '../../../shared/text/applications.ts';
import { TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';

interface Applied {
  application: ApplicationView;
}

/** True when the owner has something to decide: the application, its content, its payment or its overdue slot. */
export const waits = (application: ApplicationView) =>
  application.status === 'pending' || contentWaits(application) !== null || isOverdue(application);

/** The moment by which what waits is decided, or was to be delivered. */
export const due = (application: ApplicationView) =>
  (contentWaits(application) && application.content?.decide_by) ??
  (isOverdue(application) ? awaitedDelivery(application) : null) ??
  application.decide_by;

/** True when nothing was delivered for the slot and its time has run out. */
const isOverdue = (application: ApplicationView) =>
  awaitedDelivery(application) !== null && isSlotOverdue(application, currentTime());

/** Content status the owner has to act on, else null; always null once either account is closed. */
export const contentWaits = ({ status, content, account_closed: left }: ApplicationView) =>
  status === 'approved' && !left && (content?.status === 'submitted' || content?.status === 'approved')
    ? content.status
    : null;

/** Shows until when something is delivered for an application. */
export function DeliveryTime({ application }: Applied) {
  const by = awaitedDelivery(application);
  return by && application.account_closed !== 'creator' && <TimeLeft to="deliver" by={by} />;
}

/** Shows until when the owner decides on an application or its content. */
export function DecisionTime({ application }: Applied) {
  if (application.status === 'pending') return <TimeLeft to="decide" by={application.decide_by} />;
  return (
    contentWaits(application) === 'submitted' &&
    application.content && <TimeLeft to="decide" by={application.content.decide_by} />
  );
}

/** Where an application stands, unless the heading of those that wait or another mark says it, and what else its owner knows it by. */
export function StatusMarks({ application, isImplied }: Applied & { isImplied: boolean }) {
  return (
    <Badges>
      {!(isImplied && waits(application)) && <ApplicationStatusBadge status={application.status} />}
      {application.invited && <Badge>Invited</Badge>}
      {application.shortlisted && (
        <Badge>
          <Star aria-hidden fill="currentcolor" />
          Shortlisted
        </Badge>
      )}
      {contentWaits(application) === 'submitted' && (
        <Badge colorPalette="gold">{contentStatusLabels.owner.submitted}</Badge>
      )}
      {contentWaits(application) === 'approved' && <Badge colorPalette="gold">Payment to approve</Badge>}
      {isOverdue(application) && <Badge colorPalette="gold">Nothing delivered</Badge>}
      {application.status === 'approved' && application.account_closed === 'creator' && <Badge>Account closed</Badge>}
    </Badges>
  );
}
