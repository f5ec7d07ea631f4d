import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { Orders } from '../../shared/ui/lists/sorting.tsx';

/** The orders that a creator's applications, and the projects that they became, can be shown in. */
export const ownApplicationOrders: Orders<ApplicationView> = {
  pay: { label: 'Highest pay first', by: ({ campaign }) => campaign.pays_up_to, descending: true },
  ending: { label: 'Ending soonest', by: ({ campaign }) => campaign.endDate },
  loot: { label: 'Loot A to Z', by: ({ campaignTitle }) => campaignTitle },
  oldest: { label: 'Oldest first', by: ({ created_at: at }) => at },
};
