import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { HIDDEN_CAMPAIGN_STATUSES } from '@doubloon/contract/campaigns/lifecycle.ts';
import { deliveredWord } from './next-steps.ts';
import { formatCents } from '../../shared/ui/figures/numbers.tsx';

/** One thing that happened. */
export interface Activity {
  id: string;
  kind: 'loot' | 'application' | 'treasure' | 'money';
  text: string;
  at: Date;
}

const MAX_ACTIVITIES = 5;

interface OfOwner {
  campaigns?: readonly CampaignView[] | undefined;
  applications?: readonly ApplicationView[] | undefined;
  deliverables?: readonly DeliverableView[] | undefined;
}

/** The latest of what an owner's dashboard already knows, newest first, each at its own time; what was paid out stands in the payment flow. */
export function ownerActivity({ campaigns = [], applications = [], deliverables = [] }: OfOwner): Activity[] {
  return latest([
    ...campaigns.flatMap(({ id, title, status, created_at: paidAt, closed_at: closedAt }) => [
      // Before our team has read it, a loot is paid for and not open.
      {
        id,
        kind: 'loot' as const,
        text: HIDDEN_CAMPAIGN_STATUSES.includes(status) ? `You paid for ${title}` : `${title} was opened`,
        at: paidAt,
      },
      closedAt && { id: `${id} closed`, kind: 'loot' as const, text: `${title} was closed`, at: closedAt },
    ]),
    ...applications.map(({ id, creatorName, campaignTitle, created_at: at }) => ({
      id,
      kind: 'application' as const,
      text: `${creatorName} applied to ${campaignTitle}`,
      at,
    })),
    ...deliverables.map((deliverable) => ({
      id: deliverable.treasure_id,
      kind: 'treasure' as const,
      text: `${deliverable.creatorName} delivered ${deliveredWord(deliverable, deliverables)} for ${deliverable.title}`,
      at: deliverable.created_at,
    })),
  ]);
}

interface OfCreator {
  applications?: readonly ApplicationView[] | undefined;
  flow?: PaymentFlow | undefined;
}

/** The latest of what a creator's dashboard already knows, newest first, each at its own time. */
export function creatorActivity({ applications = [], flow }: OfCreator): Activity[] {
  return latest([
    ...applications.flatMap(({ id, status, campaignTitle: title, created_at: at, ...rest }) => [
      { id, kind: 'application' as const, text: `You applied to ${title}`, at },
      rest.decided_at && {
        id: `${id} decided`,
        kind: 'application' as const,
        text: `${status === 'rejected' ? 'You were not chosen for' : 'You were approved for'} ${title}`,
        at: rest.decided_at,
      },
      rest.completed_at && {
        id: `${id} completed`,
        kind: 'treasure' as const,
        text: `You completed ${title}`,
        at: rest.completed_at,
      },
    ]),
    ...payoutsOf(flow).map(({ id, title, amount, at }) => ({
      id,
      kind: 'money' as const,
      text: `You were paid ${amount} for ${title}`,
      at,
    })),
  ]);
}

function payoutsOf(flow: PaymentFlow | undefined) {
  return (flow?.recentPayouts ?? [])
    .filter(({ status }) => status === 'paid')
    .map(({ id, title, amount, created_at: at }) => ({ id, title, amount: formatCents(amount), at }));
}

function latest(activities: readonly (Activity | null)[]): Activity[] {
  return activities
    .filter((activity) => activity !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_ACTIVITIES);
}
