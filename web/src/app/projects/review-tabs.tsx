import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignApplicationsQuery } from '../../features/applications/api/queries.ts';
import { PAYOUT_NAMES } from '../../features/payouts/payout-filter.ts';
import { ApplicationsReview } from '../../features/applications/review/applications-review.tsx';
import { DeliverablesReview } from '../../features/deliverables/components/deliverables-review.tsx';
import { ProofsReview } from '../../features/proofs/components/proofs-review.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { ListSkeleton } from '../../shared/ui/lists/query-view.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ANCHORS } from '../../shared/state/use-arrival.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { CountBadge } from '../../shared/ui/marks/count-mark.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';

const QuestionsReview = lazyPart(
  async () => (await import('../../features/questions/components/questions-review.tsx')).QuestionsReview,
  <ListSkeleton />,
);

const TAB_IDS = ['applications', 'treasures', 'proofs', 'questions', 'figures'] as const;
type TabId = (typeof TAB_IDS)[number];

/** The selected tab of a loot, kept in the address, and how to select another. An address of its payouts, or of some of them, selects the figures, in which they are. */
function useTab(): [TabId, (tab: TabId) => void] {
  const [search, setSearch] = useSearch();
  const { hash } = useLocation();
  const isOfPayouts = hash === `#${ANCHORS.payouts}` || Object.values(PAYOUT_NAMES).some((name) => search.has(name));
  const first = isOfPayouts ? 'figures' : 'applications';
  const selected = TAB_IDS.find((id) => id === search.get('tab')) ?? first;
  // The filters of a tab are its own.
  const select = (tab: TabId) => setSearch(tab === 'applications' ? {} : { tab }, { replace: true });
  return [selected, select];
}

interface ReviewTabsProps {
  loot: CampaignView;
  /** How the loot does, above all tabs. */
  glance: ReactNode;
  /** Money, results and receipts: all that is read, and the payouts, of which failed ones are retried there. */
  figures: ReactNode;
  isOwner: boolean;
}

/** Tabs with everything an owner decides on in one loot, and one with its figures; each says how much waits in it. */
export function ReviewTabs({ loot, glance, figures, isOwner }: ReviewTabsProps) {
  const [selected, select] = useTab();
  const remainingCents = loot.remaining_budget;
  return (
    <>
      {glance}
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
          {
            id: 'questions',
            label: <TabLabel name="Questions" waiting={loot.pending_questions} />,
            panel: <QuestionsReview loot={loot} isOwner={isOwner} />,
          },
          { id: 'figures', label: <TabLabel name="Figures" waiting={loot.stuck_payouts} />, panel: figures },
        ]}
      />
    </>
  );
}

function TabLabel({ name, waiting }: { name: string; waiting: number }) {
  return (
    <>
      {name}{' '}
      {waiting > 0 && (
        <CountBadge colorPalette="gold" aria-label={`${waiting} waiting`}>
          {waiting}
        </CountBadge>
      )}
    </>
  );
}
