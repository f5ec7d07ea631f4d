import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import { formatCents } from '../../shared/ui/money-format.ts';

/** One thing that happened. */
export interface Activity {
  id: string;
  text: string;
  at: Date;
}

const MOST = 5;

const verbs = {
  pending: 'You applied to',
  approved: 'You were approved for',
  rejected: 'You were not chosen for',
  completed: 'You completed',
} as const;

interface Sources {
  campaigns?: readonly CampaignView[] | undefined;
  applications?: readonly ApplicationView[] | undefined;
  flow?: PaymentFlow | undefined;
}

/** The latest of what the dashboard already knows, newest first. */
export function recentActivity({ campaigns = [], applications = [], flow }: Sources): Activity[] {
  return [
    ...campaigns.map(({ id, title, created_at: at }) => ({ id, text: `${title} was opened`, at })),
    ...applications.map(({ id, status, campaignTitle, created_at: at }) => ({
      id,
      text: `${verbs[status]} ${campaignTitle}`,
      at,
    })),
    ...(flow?.recentPayouts ?? [])
      .filter(({ status }) => status === 'paid')
      .map(({ id, title, amount, created_at: at }) => ({
        id,
        text: `${formatCents(amount)} paid out for ${title}`,
        at,
      })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST);
}
