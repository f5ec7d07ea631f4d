import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationsReview } from '../../features/applications/review/applications-review.tsx';
import { DeliverablesReview } from '../../features/deliverables/components/deliverables-review.tsx';
import { ProofsReview } from '../../features/proofs/components/proofs-review.tsx';
import { useSearch } from '../../shared/state/use-search.ts';
import { Badge } from '../../shared/ui/marks/badge.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';

const TAB_IDS = ['applications', 'treasures', 'proofs'] as const;
type TabId = (typeof TAB_IDS)[number];

/** Tabs with everything an owner decides on in one loot; the selected tab is kept in the URL. */
export function ReviewTabs({ loot }: { loot: CampaignView }) {
  const [search, setSearch] = useSearch();
  const selected = TAB_IDS.find((id) => id === search.get('tab')) ?? 'applications';
  // The filters of a tab are its own; those of the payouts below stay.
  const select = (tab: TabId) => {
    const next = new URLSearchParams(tab === 'applications' ? {} : { tab });
    const payouts = search.get('payouts');
    if (payouts !== null) next.set('payouts', payouts);
    setSearch(next, { replace: true });
  };
  const remainingCents = loot.remaining_budget;
  return (
    <Tabs<TabId>
      label="What to review"
      selected={selected}
      onSelect={select}
      tabs={[
        {
          id: 'applications',
          label: <TabLabel name="Applications" waiting={loot.pending_applications} />,
          panel: (
            <ApplicationsReview
              queryOf={(status) => campaignApplicationsQuery(loot.id, status)}
              closed={loot.closed_at !== null}
            />
          ),
        },
        {
          id: 'treasures',
          label: <TabLabel name="Treasures" waiting={loot.pending_treasures} />,
          panel: <DeliverablesReview campaignId={loot.id} remainingCents={remainingCents} />,
        },
        {
          id: 'proofs',
          label: <TabLabel name="Proofs" waiting={loot.pending_proofs} />,
          panel: <ProofsReview campaignId={loot.id} remainingCents={remainingCents} />,
        },
      ]}
    />
  );
}

function TabLabel({ name, waiting }: { name: string; waiting: number }) {
  return (
    <>
      {name}{' '}
      {waiting > 0 && (
        <Badge colorPalette="gold" aria-label={`${waiting} waiting`}>
          {waiting}
        </Badge>
      )}
    </>
  );
}
